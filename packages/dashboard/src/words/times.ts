/** Times as people read them: how long ago, and exactly. */
const STEPS: [word: string, many: string, size: number][] = [
  ['s', 's', 60],
  ['min', 'min', 60],
  ['h', 'h', 24],
  ['day', 'days', 30],
  ['month', 'months', 12],
  ['year', 'years', Number.POSITIVE_INFINITY],
]
const JUST_NOW_SECONDS = 5

/** `4 min ago`, `in 2 days`; `from` is the present. */
export function howLongAgo(at: string, from: number): string {
  const seconds = (Date.parse(at) - from) / 1_000
  if (Math.abs(seconds) < JUST_NOW_SECONDS) return 'just now'
  let amount = Math.abs(seconds)
  for (const [word, many, size] of STEPS) {
    if (amount < size) {
      const whole = Math.floor(amount)
      const length = `${whole} ${whole === 1 ? word : many}`
      return seconds < 0 ? `${length} ago` : `in ${length}`
    }
    amount /= size
  }
  return at
}

/** `2026-11-15 11:16:29 UTC` */
export const exactly = (at: string): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`

export const today = (now = new Date()): string => now.toISOString().slice(0, 10)

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `2026-11` as `November 2026` */
export const monthOf = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`))

/** `2026-11-15` as `Nov 15` */
export const dayOf = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`))
