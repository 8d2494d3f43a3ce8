import { placeOf } from './place.ts'

/** One entry of a lockfile's `packages`, as far as we look into it. */
export interface Locked {
  version?: string
  integrity?: string
  /** A workspace: its folder is in this repository. */
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: { [name: string]: string }
}
export type Packages = { [path: string]: Locked }

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The platform that a package such as `@oxlint/binding-linux-x64-musl` is for; null if its name names none. */
export function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split(/[/-]/)
  const os = systems.find(system => words.includes(system))
  const cpu = processors.find(processor => words.includes(processor))
  if (!os && !cpu) return null
  const libc =
    os !== 'linux'
      ? null
      : words.some(word => word.startsWith('musl'))
        ? 'musl'
        : words.includes('gnu')
          ? 'glibc'
          : null
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}

/**
 * The platform packages that others name as optional and the lockfile lacks. `npm ci` refuses a lockfile without them,
 * and npm leaves them out when the registry at hand does not carry the packages of other platforms.
 */
export function lackingIn(packages: Packages): Packages {
  const lacking: Packages = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placeOf(packages, path, name) !== null) continue
      const platform = platformOf(name)
      if (!platform) throw new Error(`the lockfile lacks ${name}, which is not a platform package`)
      const { cpu, libc, os } = platform
      lacking[`node_modules/${name}`] = {
        version,
        ...(cpu && { cpu }),
        ...(dev && { dev }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      }
    }
  return lacking
}
