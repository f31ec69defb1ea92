import type { ReactNode } from 'react'
import './table.css'

export interface Column<Row> {
  /** The heading; also what stands before the value where a row becomes a card. */
  title: string
  /** Read aloud but not shown: of a column that explains itself. */
  titleUnseen?: boolean
  /** Stands without its title in a card. */
  bare?: boolean
  number?: boolean
  className?: string
  cell: (row: Row) => ReactNode
}

interface TableProps<Row> {
  /** What the table is of, read aloud. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Stays a table where there is little room, and scrolls in itself: for many short rows. */
  compact?: boolean
}

/** Rows become cards where there is no room for columns. */
export function Table<Row>({ caption, columns, rows, keyOf, compact = false }: TableProps<Row>) {
  const classOf = ({ number, className }: Column<Row>) =>
    [number && 'number', className].filter(Boolean).join(' ') || undefined
  const table = (
    <table className={compact ? 'table' : 'table cards'}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={classOf(column)}>
              <span className={column.titleUnseen ? 'unseen' : ''}>{column.title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td
                key={column.title}
                className={classOf(column)}
                data-title={column.titleUnseen || column.bare ? undefined : column.title}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!compact) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which the keyboard must reach.
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      {table}
    </section>
  )
}
