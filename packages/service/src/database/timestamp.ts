/** Timestamps are strings from end to end: `2026-11-15T09:30:00.123456+00:00` (specification 2.1, design 3). */

/** From PostgreSQL's own text in UTC, which drops trailing zeros: `2026-11-15 09:30:00.1234+00`. */
export function isoTimestamp(text: string): string {
  const [, date, time, fraction = ''] = /^(\S+) ([\d:]+)(?:\.(\d+))?\+00$/.exec(text) ?? []
  if (!date || !time) throw new Error(`not a timestamp in UTC: ${text}`)
  return `${date}T${time}.${fraction.padEnd(6, '0')}+00:00`
}
