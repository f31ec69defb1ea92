import type { Report } from '@cadwright/engine'
import { sizeText } from '../../viewer/lengths.ts'
import { count, plural } from '../../words/numbers.ts'
import { Facts } from './facts.tsx'
import { area, mass, point, volume } from './figures.ts'

/** What the whole part measures and weighs. */
export function MassProperties({
  massProperties: { parts, total },
}: {
  massProperties: Report['massProperties']
}) {
  const [only] = parts.length === 1 && total.instances === 1 ? parts : []
  return (
    <Facts
      facts={[
        ['Size', sizeText(total.box.min, total.box.max, 3)],
        ['Volume', volume(total.volume)],
        ['Surface', area(total.area)],
        ['Mass', total.mass === undefined ? 'no material given' : mass(total.mass)],
        ['Material', only?.material],
        [total.mass === undefined ? 'Centroid' : 'Centre of mass', point(total.centre)],
        ['Faces', only && count(only.faces)],
        ['Instances', only ? undefined : `${count(total.instances)} of ${plural(parts.length, 'part')}`],
      ]}
    />
  )
}
