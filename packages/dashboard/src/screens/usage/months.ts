/** The months that have a statement. */
const MOST = 24

/** From the month of the first key, without which nothing is spent, to the present one, newest first. */
export function statementMonths(keysMade: readonly string[], now: Date): string[] {
  const [earliest] = [...keysMade, now.toISOString()].map((at) => at.slice(0, 7)).sort()
  const months: string[] = []
  for (let back = 0; back < MOST; back += 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 7)
    if (earliest !== undefined && month < earliest) break
    months.push(month)
  }
  return months
}
