/** A statement as a table for spreadsheets (RFC 4180). */
import type { Statement } from './contract.ts'

const COLUMNS = ['time', 'kind', 'credits', 'balance', 'job', 'key', 'mode', 'note']

export function statementCsv({ opening, lines }: Statement): string {
  let balance = opening
  const rows = lines.map(({ at, kind, credits, jobId, keyName, designMode, note }) => {
    balance += credits
    return [at, kind, credits, balance, jobId, keyName, designMode, note]
  })
  return [COLUMNS, ['', 'opening', '', opening], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')
}

/** Text that a spreadsheet would take for a formula is marked as text; numbers stay numbers. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
