/** So far above, below, left or right of something. */
import type { Phrase } from '../phrases.ts'
import { levelOf, middleOf, SIDES, type Side } from '../space.ts'
import { placesOf, type SaidPlace } from '../things.ts'
import type { Spots } from './spots.ts'
import { ownSide } from './take.ts'

export function takeBeyond(
  s: Spots,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'beyond' },
): boolean {
  const { axis: normal } = s.request
  const ref = place.ref ?? sharedRef(s)
  const site = ref && s.site(ref)
  const side = sideBeyond(place.side)
  if (!site || !side) return false
  // On a plate that lies flat, above is to the back.
  const vertical = site.side?.axis === 'z' || (said.own !== undefined && said.own.concept !== 'center')
  const way: Side =
    side.axis === normal && !s.plane.includes('z') && !vertical ? { axis: 'y', sign: side.sign } : side
  if (way.axis === normal) return false
  // From one hole to another it is from centre to centre; from a pocket it may be from its side or its middle.
  const isCut = site.part === 'body' && site.solid?.thing.role === 'cut'
  if (isCut && !(site.solid?.round && s.request.thing.role === 'cut')) return false
  const level =
    site.side?.axis === way.axis
      ? levelOf(site.box, site.side)
      : isCut || site.part === 'center' || (site.part === 'body' && !site.solid)
        ? middleOf(site.box, way.axis)
        : levelOf(site.box, way)
  const own = ownSide(said)
  const half = s.half(way.axis)
  const shift =
    own?.axis === way.axis
      ? -own.sign * half
      : said.own?.concept === 'center' || !s.request.toSide
        ? 0
        : way.sign * half
  const found = level + way.sign * place.figure.value + shift
  if (!s.fix(way.axis, [found], said)) return false
  s.take(place.figure, way.axis, [found])
  return true
}

/** "25 mm to the right and 9 mm above the center". */
function sharedRef(s: Spots): Phrase | undefined {
  const refs = placesOf(s.request.thing).flatMap(({ place }) =>
    place.kind === 'beyond' && place.ref ? [place.ref] : [],
  )
  return refs.length === 1 ? refs[0] : undefined
}

export function sideBeyond(words: string): Side | undefined {
  const name = /left|right|front/u.exec(words)?.[0]
  if (name) return SIDES[name]
  if (words === 'behind' || words === 'back') return SIDES['back']
  return /above|over|up/u.test(words)
    ? SIDES['top']
    : /below|under|down|beneath/u.test(words)
      ? SIDES['bottom']
      : undefined
}
