/** Manifold blocks: a gallery along x, ports from the top down into it, two mounting holes across. */
import { EngineError } from '../../../errors.ts'
import { handy, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { bore, extent, holeSpacing, holes } from '../measure.ts'
import { block, rod } from '../shape.ts'

export const manifoldBlock: Family = {
  id: 'manifold block',
  forms: [
    [
      'manifold block|manifold|hydraulic manifold|pneumatic manifold|air manifold|hydraulic manifold block|distribution manifold|fluid manifold|distribution block|valve manifold|water manifold|pneumatic manifold block',
    ],
  ],
  agrees: 'rectangular',
  dimensions: {
    ports: {
      says: 'number of ports',
      forms: 'port|outlet|top port|outlet port|threaded port',
      unit: 'count',
      default: usual(4, 'so many are common'),
    },
    pitch: {
      says: 'port spacing',
      forms: 'port spacing|port pitch|spacing|pitch|outlet spacing',
      default: ({ get, need }) => {
        const [long, port] = [get('length'), get('port')]
        if (long !== undefined)
          return { value: handy(long / need('ports')), because: 'the ports share the length' }
        return { value: handy(2.2 * (port ?? 14)), because: 'fittings have room beside each other' }
      },
    },
    length: {
      says: 'length',
      words: 'length axis-x',
      default: ({ need }) => ({ value: handy(need('pitch') * need('ports')), because: 'the ports fill it' }),
    },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      default: ({ need }) => ({ value: handy(1.3 * need('pitch')), because: 'it has sound walls' }),
    },
    height: {
      says: 'height',
      words: 'height thickness axis-z',
      default: ({ need }) => ({ value: need('width'), because: 'it is square in section' }),
    },
    bore: {
      says: 'gallery diameter',
      words: 'innerDiameter',
      forms:
        'gallery diameter|main bore diameter|bore diameter|main bore|channel diameter|through bore diameter',
      default: ({ need }) => ({
        value: handy(0.4 * Math.min(need('width'), need('height'))),
        because: 'it feeds all ports',
      }),
    },
    port: {
      says: 'port diameter',
      words: 'diameter',
      forms: 'port diameter|outlet diameter|port size',
      default: ({ need }) => ({
        value: handy(Math.min(0.9 * need('bore'), 0.5 * need('pitch'))),
        because: 'it opens into the gallery',
      }),
    },
    hole: {
      says: 'mounting hole diameter',
      forms: 'mounting hole diameter',
      default: ({ need }) => ({
        value: Number((0.13 * Math.min(need('width'), need('height'))).toPrecision(2)),
        because: 'a screw through the block holds it',
      }),
    },
  },
  below: [
    ['bore', 'width'],
    ['bore', 'height'],
    ['port', 'width'],
    ['port', 'pitch'],
  ],
  sequence: { 3: ['length', 'width', 'height'] },
  bare: 'length',
  portions: {
    gallery: {
      forms:
        'gallery|main bore|main channel|through bore|channel|bore|main gallery|central bore|longitudinal bore|through channel|main passage',
      words: { diameter: 'bore', size: 'bore' },
      bare: 'bore',
    },
    ports: {
      forms: 'port|outlet|top port|outlet port|outlet hole|port hole|threaded port',
      words: { diameter: 'port', size: 'port', centres: 'pitch' },
      bare: 'port',
      count: 'ports',
      apart: 'pitch',
    },
    holes: { forms: 'mounting hole', words: { diameter: 'hole', size: 'hole' }, bare: 'hole', plural: true },
  },
  build: ({ id, need, lacks, called }) => {
    const [n, p, l, w, h] = [need('ports'), need('pitch'), need('length'), need('width'), need('height')]
    const [gallery, port, hole] = [need('bore'), need('port'), need('hole')]
    if ((n - 1) * p + port >= l)
      throw new EngineError(
        'geometry_validation_failed',
        `${n} ports of ${port} mm, ${p} mm apart, do not fit on ${l} mm. Give a longer block, or fewer of them.`,
      )
    const at = (index: number): number => (index - (n - 1) / 2) * p
    const mount = 0.2 * (h - gallery)
    const ends = [-1, 1].map((side) => side * (l / 2 - Math.max(hole, 0.06 * l)))
    return {
      features: [
        block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, h]),
        rod(`${id}-gallery`, gallery, [-l / 2, 0, h / 2], l, '+x', 'cut'),
        ...Array.from({ length: n }, (_, index) =>
          rod(`${id}-port-${index + 1}`, port, [at(index), 0, h / 2], h / 2, '+z', 'cut'),
        ),
        ...(lacks('holes')
          ? []
          : ends.map((x, index) =>
              rod(`${id}-mount-${index + 1}`, hole, [x, -w / 2, mount], w, '+y', 'cut'),
            )),
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, h],
      chose: lacks('holes') ? [] : ['Two mounting holes run across it, below the gallery'],
      measures: {
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        bore: bore(gallery, [-l / 2 + 0.02 * l, 0, h / 2], '+x'),
        port: bore(port, [at(0), 0, 0.95 * h]),
        ports: holes(n, port),
        pitch: holeSpacing(p, port, [at(0), 0, h], [at(1), 0, h]),
        hole: holes(2, hole),
      },
      name: `${called} ${l} × ${w} × ${h} mm, ${n} ports`,
    }
  },
}
