/** Figures that are drawn together and made thick once: "a rectangle … with a semicircle at its end, all of it 5 mm thick". */
import { acceptsWord, type Entity, type Given } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'

/** Not drawn in one plane with others: told by their own sections, or standing. */
const APART = new Set(['loft', 'turned', 'slice', 'leg', 'channel', 'opening'])
const THICK = new Set(['extrusion', 'thickness', 'axis z'])

const isDrawn = (entity: Entity): boolean =>
  entity.kind === 'solid' && entity.concept in FIGURES && !APART.has(entity.concept)

const thicknessOf = ({ given }: Entity): Given | undefined => given.find(({ word }) => THICK.has(word))

/** A figure that is told in three sizes by itself is thick already. */
const isThick = ({ given }: Entity): boolean =>
  given.some(({ attribute }) => attribute.values.length > 2) ||
  ['length', 'width', 'height'].every((each) => given.some(({ word }) => word === each))

/** What has been given no thickness has that of the others, where those have but one. */
export function settleDrawnThickness(entities: readonly Entity[]): void {
  const solids = entities.filter(({ kind, cut }) => kind === 'solid' && !cut)
  const drawn = solids.filter(isDrawn)
  if (drawn.length < 2 || drawn.length < solids.length) return
  const told = drawn.flatMap((entity) => thicknessOf(entity) ?? [])
  const [first] = told
  const open = drawn.filter(
    (entity) => !thicknessOf(entity) && !entity.like && acceptsWord(entity, 'extrusion'),
  )
  if (!first || told.some(({ attribute }) => attribute !== first.attribute)) return
  for (const entity of open) if (!isThick(entity)) entity.given.push({ ...first, word: 'extrusion' })
}
