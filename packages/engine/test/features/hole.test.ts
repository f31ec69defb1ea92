import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combine } from '../../src/kernel/combine.ts'
import { boxOf } from '../../src/kernel/mass.ts'
import { oc } from '../kernel.ts'
import {
  block,
  bodyFrom,
  cylinders,
  isValid,
  near,
  refusal,
  removed,
  shaft,
  tube,
  volumeFor,
  work,
} from './workshop.ts'

const disc = (diameter: number) => (Math.PI * diameter ** 2) / 4
const frustum = (big: number, small: number, height: number) =>
  (Math.PI * height * (big ** 2 + big * small + small ** 2)) / 12
const equal = (actual: number, expected: number, relative?: number) =>
  assert.ok(near(actual, expected, relative), `${actual} is not ${expected}`)

const plate = block(100, 60, 10)

test('a through hole removes exactly its cylinder, whichever side it is drilled from', () => {
  equal(removed(plate, { kind: 'hole', diameter: 8 }), disc(8) * 10)
  equal(removed(plate, { kind: 'hole', diameter: 8, face: { facing: '-z' } }), disc(8) * 10)
  equal(removed(plate, { kind: 'hole', diameter: 4, face: { facing: '+x' } }), disc(4) * 100)
  equal(removed(plate, { kind: 'hole', diameter: 4, face: { facing: '-y' } }), disc(4) * 60)
})

test('a hole stands at its position in part axes on every side', () => {
  const positions = { kind: 'points', points: [[20, 2]] }
  const at = (facing: string) => {
    const [bore] = cylinders(work(plate, { kind: 'hole', diameter: 4, face: { facing }, positions }))
    assert.ok(bore)
    return bore.origin
  }
  // The face's centre is at height 5; its local axes are part x and z.
  for (const facing of ['+y', '-y']) {
    const [x, , z] = at(facing)
    equal(x, 20)
    equal(z, 7)
  }
  const [x, y] = at('-z')
  equal(x, 20)
  equal(y, 2)
})

test('a blind hole is flat at its depth, or ends in a drill point below it', () => {
  equal(removed(plate, { kind: 'hole', diameter: 6, depth: { kind: 'blind', depth: 5 } }), disc(6) * 5)
  const tip = 3 / Math.tan((59 * Math.PI) / 180)
  equal(
    removed(plate, { kind: 'hole', diameter: 6, depth: { kind: 'blind', depth: 5, bottom: 'drill' } }),
    disc(6) * 5 + (disc(6) * tip) / 3,
  )
})

test('a counterbore and a countersink add their rings', () => {
  const counterbored = { kind: 'hole', diameter: 6, counterbore: { diameter: 11, depth: 4 } }
  equal(removed(plate, counterbored), disc(6) * 6 + disc(11) * 4)
  const countersunk = { kind: 'hole', diameter: 6, countersink: { diameter: 12 } }
  equal(removed(plate, countersunk), disc(6) * 7 + frustum(12, 6, 3))
  const both = { ...counterbored, countersink: { diameter: 13, angleDeg: 90 } }
  equal(removed(plate, both), disc(6) * 6 + disc(11) * 3 + frustum(13, 11, 1))
})

test('one feature drills all its positions', () => {
  const corners = work(plate, { kind: 'hole', diameter: 5, positions: { kind: 'corners', inset: [10, 10] } })
  assert.deepEqual(
    cylinders(corners)
      .map(({ origin: [x, y] }) => `${Math.round(x)} ${Math.round(y)}`)
      .toSorted(),
    ['-40 -20', '-40 20', '40 -20', '40 20'],
  )
  equal(
    removed(plate, { kind: 'hole', diameter: 3, positions: { kind: 'bolt-circle', diameter: 40, count: 6 } }),
    6 * disc(3) * 10,
  )
})

test('a hole on a slanted face goes in square to it', () => {
  // A wedge 40 wide: its slope rises from z = 10 at x = 20 to z = 30 at x = -20.
  const wedge = slanted()
  const result = work(wedge, {
    kind: 'hole',
    face: { facing: [1, 0, 2] },
    diameter: 4,
    depth: { kind: 'blind', depth: 6 },
  })
  equal(wedge.volume - result.volume, disc(4) * 6)
  const [bore] = cylinders(result)
  assert.ok(bore)
  equal(Math.abs(bore.axis[0]), 1 / Math.sqrt(5))
  equal(Math.abs(bore.axis[2]), 2 / Math.sqrt(5))
})

function slanted() {
  const tall = block(40, 20, 30)
  using origin = new oc.gp_Pnt(20, -20, 10)
  using normal = new oc.gp_Dir(1, 0, 2)
  using plane = new oc.gp_Pln(origin, normal)
  using face = new oc.BRepBuilderAPI_MakeFace(plane, -100, 100, -100, 100)
  using up = new oc.gp_Vec(0, 0, 100)
  using above = new oc.BRepPrimAPI_MakePrism(face.Face(), up, false, true)
  return combine(oc, tall, 'cut', [above.Shape()], { feature: 'slope', simplify: false })
}

/** Where a cylinder of radius r meets one of radius R at a right angle, from its tangent plane inwards: by Simpson. */
function lens(radius: number, R: number): number {
  const steps = 2000
  let sum = 0
  for (let i = 0; i <= steps; i++) {
    const t = -radius + (2 * radius * i) / steps
    const weight = i === 0 || i === steps ? 1 : i % 2 ? 4 : 2
    sum += weight * Math.sqrt(Math.max(0, radius ** 2 - t ** 2)) * Math.sqrt(R ** 2 - t ** 2)
  }
  return (2 * sum * 2 * radius) / steps / 3
}

const rod = shaft(40, 60)
const around = (angleDeg: number, along: number) => ({ kind: 'around', positions: [{ angleDeg, along }] })

test('a radial hole right through a shaft removes the crossing of both cylinders', () => {
  const hole = { kind: 'hole', face: { surface: 'cylinder' }, diameter: 10, positions: around(30, 20) }
  const result = work(rod, hole)
  equal(rod.volume - result.volume, 2 * lens(5, 20), 1e-3)
  const bore = cylinders(result).find(({ radius }) => radius === 5)
  assert.ok(bore)
  equal(Math.abs(bore.axis[0]), Math.cos(Math.PI / 6))
  equal(Math.abs(bore.axis[1]), 0.5)
  equal(bore.origin[2], 20)
})

test('a radial hole through one wall of a tube leaves the other wall whole', () => {
  const pipe = tube(40, 30, 60)
  const hole = {
    kind: 'hole',
    face: { surface: 'cylinder', side: 'outer' },
    diameter: 8,
    positions: around(0, 30),
  }
  const one = removed(pipe, { ...hole, depth: { kind: 'through', reach: 'wall' } })
  const both = removed(pipe, hole)
  equal(both, 2 * (lens(4, 20) - lens(4, 15)), 1e-3)
  equal(one, both / 2, 1e-3)
})

test('a hole drilled outwards from a bore opens it to the outside', () => {
  const pipe = tube(40, 30, 60)
  const result = work(pipe, {
    kind: 'hole',
    face: { surface: 'cylinder', side: 'inner' },
    diameter: 8,
    positions: around(90, 15),
  })
  equal(pipe.volume - result.volume, lens(4, 20) - lens(4, 15), 1e-3)
  assert.ok(isValid(result))
})

test('angles on a lying shaft count from +y about +x, and lengths from its lower end', () => {
  const lying = shaft(20, 50, [-1, 0, 0])
  const result = work(lying, {
    kind: 'hole',
    face: { surface: 'cylinder' },
    diameter: 4,
    depth: { kind: 'blind', depth: 5 },
    positions: around(90, 10),
  })
  const bore = cylinders(result).find(({ radius }) => radius === 2)
  assert.ok(bore)
  equal(bore.origin[0], -40)
  equal(Math.abs(bore.axis[2]), 1)
  const box = boxOf(
    oc,
    volumeFor(lying, {
      kind: 'hole',
      face: { surface: 'cylinder' },
      diameter: 4,
      depth: { kind: 'blind', depth: 5 },
      positions: around(90, 10),
    }).solids[0] as never,
  )
  assert.ok(box && box.min[2] > 4.9, 'drilled from the top')
})

test('a wall standing beside the hole is not touched', () => {
  const angle = combine(oc, block(60, 40, 5), 'add', [upright().shape], { feature: 'wall', simplify: true })
  // The hole's circle reaches under the wall, which stands over its far half.
  const result = removed(angle, {
    kind: 'hole',
    face: { facing: '+z', at: 5 },
    diameter: 10,
    positions: { kind: 'points', points: [[24, 0]], origin: 'part' },
  })
  equal(result, disc(10) * 5, 1e-3)
})

function upright() {
  using corner = new oc.gp_Pnt(24, -20, 5)
  using maker = new oc.BRepPrimAPI_MakeBox(corner, 6, 40, 30)
  return bodyFrom(maker.Shape(), 'wall')
}

test('a through hole that stops at the first wall leaves the second', () => {
  using low = new oc.gp_Pnt(-20, -20, 5)
  using gap = new oc.BRepPrimAPI_MakeBox(low, 30, 40, 10)
  const fork = combine(oc, block(40, 40, 20), 'cut', [gap.Shape()], { feature: 'gap', simplify: true })
  const hole = { kind: 'hole', diameter: 6, positions: { kind: 'points', points: [[-5, 0]] } }
  equal(removed(fork, hole), disc(6) * 10)
  equal(removed(fork, { ...hole, depth: { kind: 'through', reach: 'wall' } }), disc(6) * 5)
})

test('a cosmetic thread is drilled at its tapping size', () => {
  equal(removed(plate, { kind: 'hole', thread: { designation: 'M8' } }), disc(6.8) * 10)
})

test('a modelled thread removes between its minor and its major cylinder', () => {
  const hole = { kind: 'hole', thread: { designation: 'M8', modelled: true } }
  const result = work(plate, hole)
  const taken = plate.volume - result.volume
  // ISO 68-1: an eighth of the pitch at the major diameter, a quarter at the minor, straight flanks between. The
  // section across the axis is the same all along, so its area times the thickness is the volume.
  const [major, minor] = [8, 8 - 1.082532 * 1.25]
  const flanks = (major ** 2 + major * minor + minor ** 2) / 3
  const section = (Math.PI / 4) * (major ** 2 / 8 + minor ** 2 / 4 + flanks * (5 / 8))
  equal(taken, section * 10, 1e-3)
  assert.ok(isValid(result))
  const blind = { ...hole, depth: { kind: 'blind', depth: 9 }, thread: { ...hole.thread, depth: 6 } }
  const partly = work(plate, blind)
  assert.ok(isValid(partly))
  const expected = section * 6 + disc(6.8) * 3
  assert.ok(near(plate.volume - partly.volume, expected, 2e-3), `${plate.volume - partly.volume} ${expected}`)
})

test('a modelled thread under a countersink or counterbore is one sound solid', () => {
  const thick = block(30, 30, 12)
  for (const head of [{ countersink: { diameter: 9 } }, { counterbore: { diameter: 12, depth: 3 } }]) {
    const result = work(thick, { kind: 'hole', thread: { designation: 'M6', modelled: true }, ...head })
    assert.ok(isValid(result))
    assert.ok(thick.volume - result.volume > disc(4.917) * 12)
  }
})

test('impossible holes are refused with the numbers at fault', () => {
  const refuse = (given: object, ...words: string[]) =>
    assert.throws(() => work(plate, { kind: 'hole', ...given }), refusal(...words))
  refuse({}, 'neither')
  refuse({ diameter: 8, counterbore: { diameter: 8, depth: 2 } }, '8 mm')
  refuse({ diameter: 8, counterbore: { diameter: 12, depth: 11.5 } }, '11.5 mm')
  refuse({ diameter: 8, countersink: { diameter: 6 } }, '6 mm', '8 mm')
  refuse({ diameter: 8, depth: { kind: 'blind', depth: 12 } }, '12 mm', '10 mm')
  refuse({ diameter: 8, depth: { kind: 'blind', depth: 9, bottom: 'drill' } }, '10 mm')
  refuse({ thread: { designation: 'M7.3' } }, 'M7.3')
  refuse({ diameter: 9, thread: { designation: 'M8' } }, '9 mm', '8 mm')
  refuse({ diameter: 4, positions: around(0, 0) }, 'cylindrical')
  refuse({ diameter: 4, positions: { kind: 'corners', inset: [60, 5] } }, '60 mm', '100 mm')
  assert.throws(
    () => work(rod, { kind: 'hole', face: { surface: 'cylinder' }, diameter: 4, positions: around(0, 70) }),
    refusal('70 mm', '60 mm'),
  )
})
