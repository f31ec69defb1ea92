/** So far above, below, left or right of something. */
import { levelOf, middleOf, SIDES, type Side } from '../space.ts'
import type { SaidPlace } from '../things.ts'
import type { Spots } from './spots.ts'
import { ownSide } from './take.ts'

export function takeBeyond(
  s: Spots,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'beyond' },
): boolean {
  const { axis: normal } = s.request
  const site = s.site(place.ref)
  const side = sideBeyond(place.side)
  if (!site || !side) return false
  // On a plate that lies flat, above is to the back.
  const vertical = site.side?.axis === 'z' || (said.own !== undefined && said.own.concept !== 'center')
  const way: Side =
    side.axis === normal && !s.plane.includes('z') && !vertical ? { axis: 'y', sign: side.sign } : side
  if (way.axis === normal) return false
  const level =
    site.side?.axis === way.axis
      ? levelOf(site.box, site.side)
      : site.part === 'center' || (site.part === 'body' && !site.solid)
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

export function sideBeyond(words: string): Side | undefined {
  const name = /left|right|front/u.exec(words)?.[0]
  if (name) return SIDES[name]
  if (words === 'behind') return SIDES['back']
  return /above|over|up/u.test(words)
    ? SIDES['top']
    : /below|under|down|beneath/u.test(words)
      ? SIDES['bottom']
      : undefined
}
