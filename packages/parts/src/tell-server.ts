const YEAR = 365 * 24 * 3600

/** Keeps a choice in a cookie too, so that the server draws the first page by it; null forgets it. */
export function tellServer(name: string, value: string | null): void {
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR}; samesite=lax`
}
