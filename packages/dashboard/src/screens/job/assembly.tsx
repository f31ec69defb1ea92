/** What an assembly consists of, and whether its parts keep clear of one another. */
import type { Report } from '@cadwright/engine'
import { Table } from '../../parts/table.tsx'
import { plural } from '../../words/numbers.ts'
import { mass, volume, withUnit } from './figures.ts'

export const BillOfMaterials = ({ lines }: { lines: Report['billOfMaterials'] }) => (
  <Table
    caption="Bill of materials"
    compact
    rows={lines}
    keyOf={({ part }) => part}
    columns={[
      { title: 'Part', cell: ({ name }) => name },
      { title: 'Count', number: true, cell: ({ count }) => count },
      { title: 'Material', cell: ({ material }) => material ?? <span className="quiet">not given</span> },
      { title: 'Mass each', number: true, cell: ({ massEachG }) => weight(massEachG) },
      {
        title: 'Mass',
        number: true,
        cell: ({ massEachG, count }) => weight(massEachG === undefined ? undefined : massEachG * count),
      },
    ]}
  />
)

const weight = (grams: number | undefined) =>
  grams === undefined ? <span className="quiet">unknown</span> : mass(grams)

export function Interference({ findings }: { findings: NonNullable<Report['assembly']> }) {
  const { pairsChecked, interferences, clearances } = findings
  return (
    <>
      <p>
        {plural(pairsChecked, 'pair')} close enough to touch {pairsChecked === 1 ? 'was' : 'were'} looked at.{' '}
        {interferences.length === 0 && 'No two share material.'}
      </p>
      {interferences.length > 0 && (
        <Table
          caption="Pairs that share material"
          rows={interferences}
          keyOf={({ between }) => between.join()}
          columns={[
            { title: 'Between', cell: ({ between }) => between.join(' and ') },
            {
              title: 'Shared',
              number: true,
              cell: ({ volume: shared }) => (shared === undefined ? 'not measured' : volume(shared)),
            },
            { title: 'Allowed, as', cell: ({ why }) => why },
          ]}
        />
      )}
      {clearances.length > 0 && (
        <Table
          caption="Clearances"
          rows={clearances}
          keyOf={({ between, kind }) => `${kind} ${between.join()}`}
          columns={[
            { title: 'Between', cell: ({ between }) => between.join(' and ') },
            {
              title: 'Asked for',
              cell: ({ kind, gap }) => (kind === 'contact' ? 'contact' : `at least ${withUnit(gap, 'mm')}`),
            },
            { title: 'Distance', number: true, cell: ({ distance }) => withUnit(distance, 'mm') },
          ]}
        />
      )}
    </>
  )
}
