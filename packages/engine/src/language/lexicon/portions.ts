/** Words for a piece of a body that carries its sizes, and for the part as a whole. */
import type { Vocabulary } from './entry.ts'

/** Flat figures that carry the sizes of a body or of a group of holes. */
export const portions: Vocabulary = {
  category: 'portion',
  lines: [
    [
      'section',
      'cross section|crosssection|section|profile|side profile|front profile|end profile|side view|side shape|silhouette|side silhouette|cross sectional shape|cross section shape|cross sectional profile|footprint|end face|outside|exterior|outer section|outer profile',
    ],
    ['circle', 'circle'],
    ['triangle', 'triangle|right triangle|right angle triangle|right angled triangle'],
    ['rectangle', 'rectangle|rectangular sketch|rectangular shape|extruded rectangle'],
    ['pentagon', 'pentagon'],
    ['hexagon', 'hexagon'],
    ['octagon', 'octagon'],
    ['ellipse', 'ellipse'],
    [
      'trapezoid',
      'trapezoid|trapezium|right trapezoid|right angled trapezoid|isosceles trapezoid|isosceles trapezium|right trapezium',
    ],
    ['semicircle', 'semicircle|semi circle|half circle'],
    ['leg', 'leg|cathetus'],
    ['ridge', 'ridge|ridge line'],
    ['vertex', 'vertex|vertices|apex|point'],
    [
      'bolt circle',
      'bolt circle|bolt circle diameter|pitch circle|pitch circle diameter|pcd|bcd|bolt hole circle|hole circle|bolt pattern circle|pitch diameter|bolt circle dia|p c d|b c d|bolt ring',
    ],
    ['bolt circle radius', 'bolt circle radius|pitch circle radius|pitch radius'],
    [
      'pattern',
      'pattern|grid|array|rectangular pattern|hole pattern|bolt pattern|matrix|rectangular grid|square pattern',
    ],
  ],
}

export const wholes: Vocabulary = {
  category: 'whole',
  lines: [
    [
      'whole',
      "part|object|model|piece|shape|body|component|item|geometry|cad model|3d model|thing|workpiece|everything|whole thing|entire thing|solid body|construction|design|structure|assembly|configuration|combined shape|combined sketch|whole shape|entire shape|whole sketch|entire sketch|what is left|what's left|whatever is left|what remains of it|remainder",
    ],
    ['it', "it|it's|its"],
  ],
}
