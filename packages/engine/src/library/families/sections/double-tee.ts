/** I and H: two flanges and a web between them. */
import type { Family } from '../family.ts'
import { wall } from '../measure.ts'
import { inSection, rolled } from './rolled.ts'
import {
  below,
  clear,
  flange,
  nearEnd,
  radius,
  rootRadius,
  sectionSketch,
  webOf,
  withFlange,
} from './web-and-flange.ts'

const iForms = (letters: string): string =>
  letters
    .split(' ')
    .flatMap((letter) =>
      ['beam', 'section', 'profile', 'girder', 'bar', 'extrusion', 'beam section', 'beam profile'].flatMap(
        (noun) => [`${letter} ${noun}`, `${letter} shaped ${noun}`, `structural ${letter} ${noun}`],
      ),
    )
    .join('|')

function doubleTee(id: string, forms: string, width: number, web_: number, flange_: number): Family {
  return rolled({
    id,
    forms,
    height: 100,
    width: [width, 'height'],
    sequence: ['height', 'width', 'web'],
    dimensions: {
      web: {
        says: 'web thickness',
        words: 'wall',
        forms: 'web thickness|thickness of web',
        default: ({ need, get }) => ({
          value: Number(
            (get('flange') === undefined
              ? web_ * need('height')
              : need('flange') * (web_ / flange_)
            ).toPrecision(2),
          ),
          because: 'it suits the other sizes',
        }),
      },
      flange: {
        says: 'flange thickness',
        words: 'thickness',
        forms: 'flange thickness|thickness of flange',
        default: ({ need }) => ({
          value: Number((need('web') * (flange_ / web_)).toPrecision(2)),
          because: 'it suits the web',
        }),
      },
      clear,
      radius,
    },
    // The web by itself stands between the flanges.
    linear: [
      [
        [1, 'height'],
        [-1, 'clear'],
        [-2, 'flange'],
      ],
    ],
    // "The top and bottom flanges": there is one of either.
    portions: {
      flange: { ...flange, seats: ['+z', '-z'] },
      web: webOf('clear'),
    },
    below,
    sketch: sectionSketch('I'),
    pieces: ({ need }) => {
      const [l, h, t] = [need('length'), need('height'), need('web')]
      const clear = need('flange') + need('radius')
      return { web: [{ normal: '+y', min: [-l / 2, -t / 2, clear], max: [l / 2, t / 2, h - clear] }] }
    },
    measures: ({ need }) => {
      const [w, h, t, f] = [need('width'), need('height'), need('web'), need('flange')]
      const across = (w + t) / 4 + need('radius') / 4
      const end = nearEnd(need('length'))
      return {
        web: wall(t, inSection(h, [0, 0], end), '+y'),
        flange: wall(f, inSection(h, [Math.min(across, w / 2 - (w - t) / 100), h / 2 - f / 2], end), '+z'),
        clear: withFlange(h, 'flanges'),
        radius: rootRadius(need('radius'), inSection(h, [t / 2, h / 2 - f])),
      }
    },
  })
}

export const iBeam = doubleTee(
  'I-beam',
  `${iForms('i')}|ibeam|joist|rolled steel joist|rsj|universal beam|structural beam|steel beam|double t beam|double tee`,
  0.55,
  0.041,
  0.057,
)
export const hBeam = doubleTee(
  'H-beam',
  `${iForms('h')}|hbeam|wide flange beam|universal column`,
  1,
  0.06,
  0.1,
)
