/** A slit that opens a ring or a tube along its axis, on the right where no side is named. */
import { EngineError } from '../../../errors.ts'
import type { Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { SLIT } from '../../worked/slits.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf, need } from '../bodies/dimensions.ts'
import { cutInto, type Stand } from '../faces/stand.ts'
import { all } from '../layout/statements.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'

export const isSlit = ({ concept, manners }: Entity): boolean => concept === 'slot' && manners.has(SLIT)

const SIDES: ReadonlySet<SignedAxis> = new Set(['+x', '-x', '+y', '-y'])

export function makeSlit(entity: Entity, stands: readonly Stand[], ledger: Ledger): FeatureInput {
  const stand = cutInto(entity.host, stands)
  const dimensions = dimensionsOf(entity)
  const width = need(dimensions, 'width', entity)
  const others = dimensions.stated.find(({ dimension }) => dimension !== 'width')
  const inner = stand?.dimensions.values.get('innerDiameter') ?? 0
  if (stand?.axis !== 'z' || others || width >= inner)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How is ${quote(entity.item.text)} cut? Of a slit through one wall I can only make one that is narrower than the bore and as long as the part.`,
    )
  const told = all(entity.places, 'face').find(({ place }) => SIDES.has(place.face))
  const side = told?.place.face ?? '+x'
  const id = ledger.name('slit')
  if (!told) ledger.assume(`${id}-side`, 'The slit is on the right, as no side was named')
  const along = side[1] === 'x' ? 0 : 1
  const across = along === 0 ? 'y' : 'x'
  const middle = [(stand.min[0] + stand.max[0]) / 2, (stand.min[1] + stand.max[1]) / 2] as const
  const reach = (stand.max[0] - stand.min[0]) / 2
  const size: Point3 = [width, width, stand.max[2] - stand.min[2]]
  size[along] = reach
  const origin: Point3 = [middle[0], middle[1], stand.min[2]]
  origin[along] = middle[along] + ((side[0] === '+' ? 1 : -1) * reach) / 2
  const from = middle[1 - along] as number
  const given = dimensions.stated[0]?.given
  if (given)
    ledger.require({
      name: `${id}-width`,
      says: `slit width ${millimetres(width)}`,
      measure: { kind: 'levels', axis: across, from: tidy(from - width / 2), to: tidy(from + width / 2) },
      value: width,
      source: sourceOf(given),
      tolerance: toleranceOf(given, width),
    })
  return { kind: 'box', id, operation: 'cut', size, frame: { origin: origin.map(tidy) as Point3 } }
}
