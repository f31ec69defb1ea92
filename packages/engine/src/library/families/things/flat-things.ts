/** Flat things of daily life: tags, picks, boards, rulers. */
import type { Family } from '../family.ts'
import { curve, lines, outline, type ProfileInput } from '../shape.ts'
import { type FlatThing, flatThing } from './flat-thing.ts'

const rounded = (length: number, width: number, share: number): ProfileInput => ({
  kind: 'rectangle',
  width: length,
  height: width,
  cornerRadius: share * Math.min(length, width),
})
const slot = (length: number, width: number): ProfileInput =>
  length > 1.0001 * width ? { kind: 'slot', length, width } : rounded(length, width, 0.49)
const at = (profile: ProfileInput, x: number, y: number): ProfileInput => ({ ...profile, at: [x, y] })

/** The lobes of a spinner and how far they are from its middle, for a length of one. */
const LOBE = 0.425
const LOBES_FAR = (1 - LOBE) / Math.sqrt(3)

const THINGS: readonly FlatThing[] = [
  {
    id: 'key tag',
    forms:
      'key tag|keychain|key chain|keyring tag|key ring tag|key fob|keyring|name tag|luggage tag|bag tag|gift tag|pet tag|dog tag|cat tag|tag|keychain tag|dog name tag|plant tag|cable tag|badge|name badge|id tag|price tag',
    length: [50, 'it lies in a hand'],
    width: [0.45, 'a name fits on it'],
    thickness: [3, 'it is stiff'],
    draw: (l, w) => ({ add: [{ kind: 'rectangle', width: l, height: w }] }),
    hole: { at: [-0.4, 0], diameter: [5, 'a key ring goes through'] },
    agrees: 'rectangular',
    asIs: 'personalised|personalized',
  },
  {
    id: 'guitar pick',
    forms: 'guitar pick|plectrum|bass pick|guitar plectrum',
    length: [30, 'it is the usual size'],
    width: [0.87, 'it is the usual shape'],
    thickness: [0.8, 'it bends a little'],
    draw: (l, w) => ({
      add: [
        outline(
          [l / 2, 0],
          curve([-0.3 * l, w / 2], [], [-0.1, 1], [-1, 0]),
          curve([-l / 2, 0], [], [-1, 0], [0, -1]),
          curve([-0.3 * l, -w / 2], [], [0, -1], [1, 0]),
          curve([l / 2, 0], [], [1, 0], [0.1, 1]),
        ),
      ],
    }),
  },
  {
    id: 'bookmark',
    forms: 'bookmark|book mark',
    length: [150, 'it looks out of a book'],
    width: [0.2, 'it stays between the pages'],
    thickness: [1, 'the book still closes'],
    draw: (l, w) => ({ add: [{ kind: 'rectangle', width: l, height: w }] }),
    hole: { at: [-0.46, 0], diameter: [4, 'a ribbon goes through'] },
  },
  {
    id: 'ruler',
    forms: 'ruler|straight edge|straightedge|scale ruler|measuring ruler',
    length: [160, 'it carries a scale of 150 mm'],
    width: [0.19, 'a hand holds it down'],
    thickness: [3, 'it is stiff'],
    draw: (l, w) => ({ add: [{ kind: 'rectangle', width: l, height: w }] }),
  },
  {
    id: 'cutting board',
    forms:
      'cutting board|chopping board|bread board|breadboard for bread|serving board|cheese board|charcuterie board',
    length: [350, 'it takes a loaf'],
    width: [0.65, 'it takes a loaf'],
    thickness: [18, 'it lies heavy'],
    draw: (l, w) => ({
      add: [rounded(l, w, 0.08)],
      cut: [at(rounded(0.06 * l, 0.4 * w, 0.49), -0.43 * l, 0)],
    }),
    asIs: 'with a handle hole|with handle hole|with a handle|with handle|with a hand hole|with hand hole|with a grip hole',
  },
  {
    id: 'spatula',
    forms:
      'spatula|turner|kitchen spatula|pan scraper|cake server|paddle|paint stirrer|table tennis bat|ping pong paddle',
    length: [280, 'the hand stays off the pan'],
    width: [0.28, 'it lifts a pancake'],
    thickness: [5, 'it is stiff'],
    draw: (l, w) => ({
      add: [
        at(rounded(0.36 * l, w, 0.18), 0.32 * l, 0),
        at({ kind: 'slot', length: 0.7 * l, width: 0.32 * w }, -0.15 * l, 0),
      ],
    }),
    hole: { at: [-0.44, 0], diameter: [8, 'it hangs on a hook'] },
  },
  {
    id: 'plant marker',
    forms:
      'plant marker|plant label|garden marker|garden stake|plant stake|seed marker|herb marker|cake topper stake|garden label',
    length: [120, 'it stands firm in the soil'],
    width: [0.2, 'a name fits on it'],
    thickness: [2.5, 'it is stiff'],
    draw: (l, w) => ({
      add: [
        outline(
          [-l / 2, 0],
          ...lines(
            [-0.3 * l, -0.25 * w],
            [0.1 * l, -0.25 * w],
            [0.1 * l, -w / 2],
            [l / 2, -w / 2],
            [l / 2, w / 2],
            [0.1 * l, w / 2],
            [0.1 * l, 0.25 * w],
            [-0.3 * l, 0.25 * w],
            [-l / 2, 0],
          ),
        ),
      ],
    }),
  },
  {
    id: 'bottle opener',
    forms: 'bottle opener|beer opener|beer bottle opener',
    length: [120, 'it gives enough leverage'],
    width: [0.33, 'it lies in a hand'],
    thickness: [4, 'it does not bend'],
    draw: (l, w) => {
      // The mouth grips a crown cap of 26 mm; its lip reaches in from the end.
      const [x, d] = [l / 2 - w / 2, 0.66 * w]
      return {
        add: [slot(l, w)],
        cut: [at({ kind: 'circle', diameter: d }, x, 0)],
      }
    },
    hole: { at: [-0.42, 0], diameter: [6, 'it hangs on a key ring'] },
  },
  {
    id: 'protractor',
    forms: 'protractor',
    length: [120, 'it fits a pencil case'],
    width: [0.5, 'it is half a disc'],
    thickness: [2, 'it lies flat on paper'],
    draw: (l, w) => ({
      add: [
        outline(
          [-l / 2, -w / 2],
          ...lines([l / 2, -w / 2]),
          curve([0, w / 2], [], [0, 1], [-1, 0]),
          curve([-l / 2, -w / 2], [], [-1, 0], [0, -1]),
        ),
      ],
      cut: [at({ kind: 'rectangle', width: 0.5 * l, height: 0.3 * w }, 0, -0.15 * w)],
    }),
  },
  {
    id: 'boomerang',
    forms: 'boomerang',
    length: [300, 'a hand throws it'],
    width: [0.5, 'its arms stand at a right angle'],
    thickness: [5, 'it flies'],
    draw: (l, w) => ({
      add: [
        outline(
          [-l / 2, -w / 2],
          ...lines(
            [-0.38 * l, -w / 2],
            [0, 0.22 * w],
            [0.38 * l, -w / 2],
            [l / 2, -w / 2],
            [0.06 * l, w / 2],
            [-0.06 * l, w / 2],
            [-l / 2, -w / 2],
          ),
        ),
      ],
    }),
  },
  {
    id: 'carabiner',
    forms: 'carabiner|karabiner|snap hook|carabiner clip|spring hook',
    length: [80, 'it hangs on a belt'],
    width: [0.5, 'a strap fits in'],
    thickness: [6, 'it carries a bunch of keys'],
    draw: (l, w) => {
      const bar = 0.17 * w
      return {
        add: [slot(l, w)],
        // The gate springs from the far end and is parted from the bar by a slit.
        cut: [
          slot(l - 2 * bar, w - 2 * bar),
          { kind: 'rectangle', width: 0.02 * l, height: 1.5 * bar, at: [0.2 * l, w / 2 - bar / 2] },
        ],
      }
    },
  },
  {
    id: 'comb',
    forms: 'comb|hair comb|beard comb',
    length: [130, 'it fits a pocket'],
    width: [0.25, 'the teeth reach through the hair'],
    thickness: [3, 'the teeth do not break'],
    draw: (l, w) => {
      const count = Math.max(4, Math.round((0.88 * l) / 4))
      const pitch = (0.88 * l) / count
      return {
        add: [rounded(l, w, 0.12)],
        cut: Array.from(
          { length: count },
          (_, index): ProfileInput => ({
            kind: 'rectangle',
            width: 0.5 * pitch,
            height: 0.66 * w,
            at: [-0.44 * l + (index + 0.5) * pitch, -0.2 * w],
          }),
        ),
      }
    },
  },
  {
    id: 'servo horn',
    forms: 'servo horn|servo arm|control horn',
    length: [35, 'micro servos have such horns'],
    width: [0.2, 'it fits the shaft'],
    thickness: [2, 'it is stiff'],
    draw: (l, w) => ({
      add: [
        outline(
          [-l / 2 + w / 2, -w / 2],
          ...lines(
            [l / 2 - 0.3 * w, -0.3 * w],
            [l / 2, 0],
            [l / 2 - 0.3 * w, 0.3 * w],
            [-l / 2 + w / 2, w / 2],
            [-l / 2 + w / 2, -w / 2],
          ),
        ),
        at({ kind: 'circle', diameter: w }, -l / 2 + w / 2, 0),
      ],
      cut: [0, 0.14, 0.28, 0.4].map(
        (share): ProfileInput => ({ kind: 'circle', diameter: 0.15 * w, at: [share * l, 0] }),
      ),
    }),
    hole: { at: [-0.4, 0], diameter: [2.5, 'the screw of the servo goes through'] },
  },
  {
    id: 'stick',
    forms:
      'popsicle stick|ice cream stick|stir stick|tongue depressor|craft stick|coffee stirrer|drink stirrer',
    length: [114, 'it is the usual size'],
    width: [0.085, 'it is the usual size'],
    thickness: [2, 'it is the usual size'],
    draw: (l, w) => ({ add: [slot(l, w)] }),
  },
  {
    id: 'paint palette',
    forms: 'paint palette|artist palette|painter palette|palette',
    length: [250, 'it lies on an arm'],
    width: [0.72, 'it lies on an arm'],
    thickness: [4, 'it is stiff'],
    draw: (l, w) => ({ add: [{ kind: 'ellipse', width: l, height: w }] }),
    hole: { at: [-0.3, -0.1], diameter: [25, 'a thumb goes through'] },
  },
  {
    id: 'fidget spinner',
    forms: 'fidget spinner|hand spinner|finger spinner',
    length: [80, 'it turns between two fingers'],
    // Three lobes at a third of a turn.
    width: [1.5 * LOBES_FAR + LOBE, 'its three lobes are alike'],
    thickness: [7, 'a 608 bearing is so thick'],
    draw: (l) => {
      const [far, lobe] = [LOBES_FAR * l, LOBE * l]
      const middle = -far / 4
      const around = [90, 210, 330].map((turn): [number, number] => [
        far * Math.cos((turn * Math.PI) / 180),
        middle + far * Math.sin((turn * Math.PI) / 180),
      ])
      return {
        add: [
          { kind: 'circle', diameter: 0.5 * l, at: [0, middle] },
          ...around.map((place): ProfileInput => ({ kind: 'circle', diameter: lobe, at: place })),
        ],
        // Seats for 608 bearings and their likes.
        cut: [[0, middle] as [number, number], ...around].map(
          (place): ProfileInput => ({ kind: 'circle', diameter: 0.275 * l, at: place }),
        ),
      }
    },
    asIs: '608 bearing|for 608 bearings|bearing hole|with bearing holes|for bearings|for skate bearings|three arm|3 arm|tri',
  },
  {
    id: 'cable comb',
    forms:
      'cable comb|wire comb|cable management comb|cable organizer comb|cable organizer|cable organiser|cable holder|usb cable holder|wire organizer|cord organizer|cord holder|cable rack|cable manager|wire holder|charging cable holder',
    length: [90, 'six cables lie side by side'],
    width: [0.25, 'it sticks to a desk'],
    thickness: [12, 'the cables do not tilt'],
    draw: (l, w) => ({
      add: [{ kind: 'rectangle', width: l, height: w }],
      cut: Array.from({ length: 6 }, (_, index): ProfileInput[] => {
        const [x, d] = [((index - 2.5) * l) / 6, Math.min(0.075 * l, 0.4 * w)]
        return [
          { kind: 'circle', diameter: d, at: [x, 0.08 * w] },
          { kind: 'rectangle', width: 0.6 * d, height: w, at: [x, 0.58 * w] },
        ]
      }).flat(),
    }),
    asIs: 'for 6 cables|6 slots|for six cables|six slots',
  },
]

export const FLAT_THINGS: readonly Family[] = THINGS.map(flatThing)
