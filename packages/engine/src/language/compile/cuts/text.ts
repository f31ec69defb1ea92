/** Writing on a face, sunk or raised: as large as the face takes it where no size is given. */
import { EngineError } from '../../../errors.ts'
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { along, type Face, type Stand } from '../faces/stand.ts'
import { layOut } from '../layout/layout.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'

/** Of the face, and of the height of a letter. */
const SHARE = { width: 0.8, height: 0.4, letter: 0.8 }
const DEPTH = 1
/** Letters with a straight top, and those with a straight foot: on them the height shows. */
const STRAIGHT_TOP = /[BDEFHIKLMNPRTUVWXYZ]/u
const STRAIGHT_FOOT = /[ABDEFHIKLMNPRTXYZhiklmnrx]/u

const handy = (value: number): number => Number(value.toPrecision(2))

/** As high as the writing may be to fit the face with room around it. */
function usualHeight(says: string, { size }: Face): number {
  const wide = (SHARE.width * size[0]) / (SHARE.letter * says.length)
  return handy(Math.min(wide, SHARE.height * size[1]))
}

type TextInput = Extract<FeatureInput, { kind: 'text' }>

export function makeText(entity: Entity, face: Face, ledger: Ledger): TextInput {
  const lettering = entity.item.kind === 'term' ? entity.item.lettering : undefined
  if (!lettering?.says)
    throw new EngineError(
      'prompt_too_ambiguous',
      `What should ${quote(entity.item.text)} say? Put it into quotation marks.`,
    )
  const { says, raised = false } = lettering
  const { values, stated } = dimensionsOf(entity)
  const id = ledger.name('text')
  const height = values.get('height') ?? usualHeight(says, face)
  const depth = values.get('depth') ?? handy(Math.min(DEPTH, face.depth / 3))
  if (lettering.raised === undefined)
    ledger.assume(`${id}-sunk`, `${quote(says)} is engraved, as nothing says that it stands out`)
  if (!values.has('height'))
    ledger.assume(`${id}-height`, `The letters are ${millimetres(height)} high, as that fits the face`)
  if (!values.has('depth'))
    ledger.assume(
      `${id}-depth`,
      `The letters are ${millimetres(depth)} ${raised ? 'raised' : 'deep'}, as is usual`,
    )
  const laid = layOut({ entity, face, width: height, extent: [SHARE.letter * height * says.length, height] })
  const [at = [0, 0]] = laid.positions
  for (const assumption of laid.assumptions) ledger.assume(`${id}-place`, assumption)
  const top = along(face.centre, face.normal[1] as 'x' | 'y' | 'z')
  const out = (face.normal[0] === '+') === raised ? 1 : -1
  for (const { dimension, value, given, said } of stated) {
    if (dimension === 'height' && !(STRAIGHT_TOP.test(says) && STRAIGHT_FOOT.test(says)))
      throw new EngineError(
        'prompt_too_ambiguous',
        `The height of the letters of ${quote(says)} cannot be measured: it has no capital with a straight top and foot. Leave the height out.`,
      )
    const middle = along(face.centre, face.v) + at[1]
    ledger.require({
      name: `${id}-${dimension}`,
      says:
        dimension === 'height'
          ? `letters ${millimetres(value)} high`
          : `letters ${millimetres(value)} ${raised ? 'raised' : 'deep'}`,
      measure:
        dimension === 'height'
          ? { kind: 'levels', axis: face.v, from: middle - value / 2, to: middle + value / 2 }
          : { kind: 'levels', axis: face.normal[1] as 'x' | 'y' | 'z', from: top, to: top + out * value },
      value,
      source: sourceOf(given, said),
      tolerance: toleranceOf(given, value),
    })
  }
  return {
    kind: 'text',
    id,
    face: face.selector,
    text: says,
    height: tidy(height),
    depth: tidy(depth),
    raised,
    at: [...at],
  }
}

/** What stands out of a face makes the whole larger there, not the body that it stands on. */
export function keepExtents(raised: readonly SignedAxis[], { min, max }: Stand, ledger: Ledger): void {
  for (const requirement of ledger.requirements) {
    const { measure } = requirement
    if (measure.kind !== 'extent' || !raised.some((normal) => normal[1] === measure.axis)) continue
    const { axis } = measure
    requirement.measure = { kind: 'levels', axis, from: along(min, axis), to: along(max, axis) }
  }
}
