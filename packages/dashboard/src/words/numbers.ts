/** Numbers as people read them. */
const whole = new Intl.NumberFormat('en-US')
const short = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const count = (value: number): string => whole.format(value)

export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`

export const credits = (value: number): string => plural(value, 'credit')

/** With its sign, as in a ledger. */
export const signed = (value: number): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${count(Math.abs(value))}`

/** 340 ms, 2.4 s, 3 min 5 s, 2 h 10 min */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  const seconds = ms / 1_000
  if (seconds < 60) return `${short.format(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${Math.floor(seconds % 60)} s`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h ${minutes % 60} min` : plural(Math.floor(hours / 24), 'day')
}

const UNITS = ['bytes', 'kB', 'MB', 'GB']
export function bytes(value: number): string {
  const step = Math.min(value < 1_000 ? 0 : Math.floor(Math.log10(value) / 3), UNITS.length - 1)
  return `${short.format(value / 1_000 ** step)} ${UNITS[step]}`
}
