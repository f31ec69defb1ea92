/** The prompts of docs/prompts.md: what works, by kind, and what is refused. `npm run gallery` builds them and writes the page. */

export interface Shown {
  prompt: string
  mode?: 'assembly'
}

export interface Group {
  title: string
  says: string
  shown: readonly Shown[]
}

const prompts = (...all: string[]): Shown[] => all.map((prompt) => ({ prompt }))

export const GROUPS: readonly Group[] = [
  {
    title: 'Primitives',
    says: 'Plain bodies, with the sizes in any order and unit. What is not given is chosen and said.',
    shown: prompts(
      'a cylinder 24 mm in diameter and 50 mm tall',
      'A cone with a base diameter of 1.5 inches and a height of 2 inches',
      'a hexagonal prism, 22 mm across flats, 30 mm high',
      'a torus with a ring diameter of 60 mm and a tube diameter of 12 mm',
      'half a sphere of 45 mm diameter',
    ),
  },
  {
    title: 'Plates with holes',
    says: 'Places are read from edges, corners, the middle, bolt circles and coordinates; screws by their thread.',
    shown: prompts(
      'A plate 110 x 70 x 8 mm with an M6 clearance hole in each corner, 12 mm from the edges, and a 25 mm hole in the middle',
      'a round plate, 90 mm in diameter and 6 mm thick, with eight 5.5 mm holes equally spaced on a 74 mm bolt circle',
      'an 80 x 50 x 10 mm plate with a 40 x 20 mm pocket 4 mm deep and corners rounded by 6 mm',
      'A 120 x 40 x 6 mm bar with two slots, 30 mm long and 8 mm wide',
      'a 100 x 70 x 4 mm plate with a honeycomb pattern of 10 mm cells and a 4 mm hole in each corner',
    ),
  },
  {
    title: 'Described bodies',
    says: 'Body by body: on top of, beside, flush with, cut from, hollowed and rounded.',
    shown: prompts(
      'Start with a 70 x 50 x 12 mm block. Add a cylinder 30 mm in diameter and 25 mm tall on top of the block. Drill a 12 mm hole through everything.',
      'a box 80 x 60 x 40 mm, hollow, open at the top, with 3 mm walls',
      'A cube with 40 mm sides, all edges rounded by 4 mm, with a 15 mm hole through the middle',
      'A 60 x 60 x 10 mm plate with a 20 x 20 x 30 mm block on top and a 6 mm hole in each corner of the plate',
    ),
  },
  {
    title: 'Sketches',
    says: 'Drawn outlines that are extruded.',
    shown: prompts(
      'Draw a rectangle 70 mm by 40 mm and extrude it by 9 mm',
      'Draw a hexagon with 25 mm sides and extrude it by 8 mm',
      'Sketch a circle with a diameter of 50 mm, cut a concentric circle of 30 mm out of it and extrude it 15 mm',
    ),
  },
  {
    title: 'Turned parts',
    says: 'Shafts, bushings, collars and what else comes off a lathe.',
    shown: prompts(
      'a tube with an outer diameter of 36 mm, a wall thickness of 4 mm and a length of 70 mm',
      'a stepped shaft 120 mm long',
      'a flanged bushing with a 12 mm bore',
      'a shaft collar for a 16 mm shaft',
      'a hose barb for a 12 mm hose with 4 barbs',
    ),
  },
  {
    title: 'Fasteners',
    says: 'By designation; sizes come from the standards.',
    shown: prompts(
      'an M8 x 40 hex bolt',
      'an M5 wing nut',
      'a countersunk screw M6 x 25',
      'a male-female hex standoff M4 x 25 mm',
      'an eye bolt M10',
    ),
  },
  {
    title: 'Gears and drives',
    says: 'True involutes; chains and belts by pitch.',
    shown: prompts(
      'a spur gear with 24 teeth, module 1.5, 12 mm wide, with an 8 mm bore',
      'a gear rack with 15 teeth',
      'a V-belt pulley with a diameter of 90 mm',
      'a hand crank with a 10 mm bore',
    ),
  },
  {
    title: 'Brackets and machine parts',
    says: 'What workshops ask for by name.',
    shown: prompts(
      'an angle bracket with 60 mm legs, 40 mm wide and 5 mm thick, with a gusset and two 6.5 mm holes in each leg',
      'a mounting bracket shaped like a U',
      'a shelf bracket 220 mm deep',
      'a bracket for a NEMA 17 motor',
      'a bearing block for a 20 mm shaft',
      'a fixture plate 150 x 100 mm with M6 holes 25 mm apart',
      'a manifold block with 3 ports',
      'a heat sink with 9 fins',
      'a pipe tee with an outer diameter of 30 mm and a 3 mm wall',
    ),
  },
  {
    title: 'Beams and profiles',
    says: 'Sections by their trade names.',
    shown: prompts(
      'an I-beam 300 mm long, 100 mm high, 60 mm wide, with a web thickness of 6 mm and a flange thickness of 8 mm',
      'a 40 x 40 mm aluminium extrusion, 120 mm long',
    ),
  },
  {
    title: 'Home, desk and toys',
    says: 'A name alone is enough: proportions come from practice, and every choice is told.',
    shown: prompts(
      'a coffee mug',
      'a phone stand',
      'a drawer 260 mm wide, 300 mm deep and 110 mm high',
      'a chess rook',
      'A key tag 50 x 22 x 3 mm with the name "EVA" raised 0.8 mm',
      'a table 900 mm long and 720 mm high with four legs',
    ),
  },
  {
    title: 'Assemblies',
    says: 'Parts of their own, in their places, checked for collisions.',
    shown: [
      { prompt: 'an M10 x 50 hex bolt with a nut and two washers', mode: 'assembly' },
      { prompt: 'a pair of meshing gears with 16 and 32 teeth, module 2', mode: 'assembly' },
      { prompt: 'a ball bearing 6204', mode: 'assembly' },
      { prompt: 'a pillow block with a 6204 bearing', mode: 'assembly' },
      {
        prompt:
          'two weld neck flanges, 120 mm diameter, bolted together with six M10 bolts and a 2 mm gasket',
        mode: 'assembly',
      },
      { prompt: 'a door hinge 80 mm long', mode: 'assembly' },
    ],
  },
  {
    title: 'Other languages',
    says: 'Short orders in German, French, Spanish and Chinese.',
    shown: prompts(
      'Ein Zylinder mit 30 mm Durchmesser und 45 mm Höhe',
      'un cube de 25 mm',
      'una placa de 80 x 50 x 6 mm',
      '一个直径20毫米、高40毫米的圆柱体',
    ),
  },
]

/** Refused, with what would help. */
export const REFUSED: readonly string[] = [
  'make the hole a bit larger',
  'a spiral bevel gear with 20 teeth',
  'a plate 60 x 40 x 5 mm with some holes',
  'a tube with an outer diameter of 30 mm and an inner diameter of 34 mm',
  'a 40 x 30 x 5 mm plate with a 50 mm hole',
  'an espresso machine',
]
