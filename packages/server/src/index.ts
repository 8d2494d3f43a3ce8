export { type Config, ConfigError, readConfig, SETTINGS } from './config.ts'
export { logger } from './log.ts'
export { type Running, serve } from './server.ts'
