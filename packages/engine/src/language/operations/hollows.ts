/** A body hollowed out: walls of one thickness, open on one side. */
import type { Build } from './build.ts'
import { featuresOf } from './shapes.ts'
import { siteOf } from './site.ts'
import { AXES, type Box, indexOf, isSame, type Side, type Solid } from './space.ts'
import type { Hollow, SaidSize, Thing } from './things.ts'
import { missing, unread } from './unread.ts'

export function hollowOut(build: Build, hollow: Hollow, nth: number): void {
  const [body] = build.bodies
  if (!body) throw unread(build.quote(hollow))
  const told = hollow.sizes.filter(({ dimension }) => /thickness|wall|bare|width/u.test(dimension))
  const isFloor = ({ own }: SaidSize): boolean =>
    own !== undefined && (/^(?:floor)$/u.test(own.name) || own.concept === 'bottom')
  const walls = told.filter((said) => !isFloor(said)).map(({ figure }) => figure)
  const floors = told.filter(isFloor).map(({ figure }) => figure)
  const [first] = walls
  if (!first) throw missing('wall thickness', body.thing.name)
  if (walls.some(({ value }) => value !== first.value)) throw unread(build.quote(hollow))
  const thickness = walls.map((figure) => build.take(figure, 'wall thickness'))[0] as number
  const floor = floors.map((figure) => build.take(figure, 'floor thickness'))[0] ?? thickness
  const open = openSides(build, hollow, body)
  if (open.length === 0 && !hollow.places.some(({ used }) => !used)) open.push({ axis: 'z', sign: 1 })
  const [side] = open
  if (open.length !== 1 || !side) throw unread(build.quote(hollow))
  const id = `shell-${nth + 1}`
  if (isSame(floor, thickness)) {
    build.features.push({
      kind: 'shell',
      id,
      thickness,
      open: [{ facing: `${side.sign > 0 ? '+' : '-'}${side.axis}` }],
    })
    return
  }
  const { box } = body
  if (body.round || build.features.length > 1) throw unread(build.quote(hollow))
  const inside: Box = { min: [...box.min], max: [...box.max] }
  for (const axis of AXES) {
    const k = indexOf(axis)
    inside.min[k] += axis === side.axis ? (side.sign > 0 ? floor : -1) : thickness
    inside.max[k] -= axis === side.axis ? (side.sign > 0 ? -1 : floor) : thickness
  }
  build.features.push(...featuresOf(id, { kind: 'box' }, inside, side.axis, 'cut'))
}

function openSides(build: Build, hollow: Hollow, body: Solid): Side[] {
  const open: Side[] = []
  for (const said of hollow.places) {
    const { place } = said
    if (place.kind === 'direction') {
      if (/above|down/u.test(place.word)) open.push({ axis: 'z', sign: 1 })
      else if (/below|underneath|up/u.test(place.word)) open.push({ axis: 'z', sign: -1 })
      else continue
      said.used = true
    }
    if (place.kind !== 'at') continue
    const site = siteOf(place.ref, { build, self: HOLLOW, host: body })
    if (!site?.side) continue
    if (!open.some((side) => side.axis === site.side?.axis && side.sign === site.side.sign))
      open.push(site.side)
    said.used = true
  }
  return open
}

/** A hollow is no thing of its own: whatever is named is another. */
const HOLLOW: Thing = {
  id: '',
  name: '',
  concept: '',
  role: 'cut',
  adjectives: [],
  count: 1,
  sizes: [],
  places: [],
  members: [],
  span: [0, 0],
}
