/** "The part is 90 mm long, 30 mm wide and 8 mm thick", where no body is named: the part is that body. */
import type { SaidSize, Thing } from '../scene.ts'
import type { Telling } from './telling.ts'

const AXIAL = /^(?:length|height|thickness)$/u

function conceptOf(sizes: readonly SaidSize[]): string | undefined {
  const dimensions = sizes.map(({ dimension }) => dimension)
  if (dimensions.includes('diameter') && dimensions.some((each) => AXIAL.test(each))) return 'cylinder'
  const isBox =
    dimensions.includes('sides') || (dimensions.includes('length') && dimensions.includes('width'))
  return isBox && dimensions.length >= 3 ? 'any' : undefined
}

export function bodyOfWhole(told: Telling): void {
  const isThere = told.things.some(({ role, kind }) => role === 'add' || kind !== 'cut')
  const isDrawn = told.deeds.some(({ kind }) => kind === 'sketch' || kind === 'extrude' || kind === 'hollow')
  const sizes = told.overall.filter(({ gloss, used }) => !gloss && !used)
  const concept = conceptOf(sizes)
  if (isThere || isDrawn || !concept) return
  const body: Thing = {
    id: 'part-0',
    name: 'part',
    concept,
    kind: 'body',
    role: 'add',
    words: [],
    count: 1,
    plural: false,
    sizes: sizes.map((said) => ({
      ...said,
      words: said.words.filter((word) => !/^(?:overall|total)$/u.test(word)),
    })),
    places: [],
    members: [],
    parts: [],
    line: 0,
    announced: false,
    added: false,
    span: sizes[0]?.figure.span ?? [0, 0],
  }
  told.overall = told.overall.filter((said) => !sizes.includes(said))
  told.things.unshift(body)
  told.deeds.unshift({ kind: 'thing', thing: body })
  told.body = body
}
