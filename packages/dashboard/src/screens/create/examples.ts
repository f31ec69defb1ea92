/** Prompts that work, by kind, to begin from. */
import type { DesignMode } from '../../words/labels.ts'

export interface Example {
  name: string
  prompt: string
  mode: DesignMode
}

export const EXAMPLES: readonly { kind: string; examples: readonly Example[] }[] = [
  {
    kind: 'Plates and brackets',
    examples: [
      {
        name: 'Mounting plate',
        mode: 'standard',
        prompt: 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges',
      },
      {
        name: 'L-bracket',
        mode: 'standard',
        prompt:
          'an L-bracket with 60 x 40 mm legs, 40 mm wide and 5 mm thick, with two 6 mm holes in each leg and a 5 mm inner fillet',
      },
      {
        name: 'Heat sink',
        mode: 'standard',
        prompt: 'a heat sink 80 x 60 mm with a 5 mm base and 12 fins 25 mm high and 1.5 mm thick',
      },
    ],
  },
  {
    kind: 'Turned and round',
    examples: [
      {
        name: 'Pipe flange',
        mode: 'standard',
        prompt:
          'a pipe flange 120 mm in diameter and 14 mm thick with a 50 mm bore and six 11 mm holes on a 95 mm bolt circle',
      },
      {
        name: 'Keyed shaft',
        mode: 'standard',
        prompt:
          'a shaft 25 mm in diameter and 120 mm long with 1 mm chamfers at both ends and an 8 mm wide keyway 4 mm deep and 30 mm long',
      },
      {
        name: 'Knob',
        mode: 'standard',
        prompt: 'a round knob 40 mm in diameter and 20 mm high with a 6 mm blind hole 12 mm deep',
      },
    ],
  },
  {
    kind: 'Machine elements',
    examples: [
      {
        name: 'Spur gear',
        mode: 'standard',
        prompt: 'a spur gear with module 2, 24 teeth, 12 mm wide, with a 10 mm bore and a 3 mm keyway',
      },
      { name: 'Hex bolt', mode: 'standard', prompt: 'an M8 x 40 hex bolt with a 22 mm thread' },
      {
        name: 'Spring',
        mode: 'standard',
        prompt: 'a compression spring with 2 mm wire, 20 mm outer diameter, 8 turns and 50 mm free length',
      },
    ],
  },
  {
    kind: 'Enclosures',
    examples: [
      {
        name: 'Open case',
        mode: 'pro',
        prompt:
          'an enclosure 100 x 60 x 30 mm with 2 mm walls, open at the top, rounded 4 mm vertical edges, and a 12 mm hole in the front face',
      },
    ],
  },
  {
    kind: 'Assemblies',
    examples: [
      {
        name: 'Hinge',
        mode: 'assembly',
        prompt: 'a hinge 80 mm long with leaves 30 mm wide, 3 mm thick and a 6 mm pin',
      },
      {
        name: 'Planetary stage',
        mode: 'assembly',
        prompt:
          'a planetary gear stage with a 12 tooth sun, three 18 tooth planets and a 48 tooth ring, module 1, 10 mm wide',
      },
    ],
  },
]
