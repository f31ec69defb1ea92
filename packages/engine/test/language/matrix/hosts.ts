/** Plates, blocks and discs, by their sizes in every usual order. */
import type { Chance, Host } from './composed.ts'

export function plate(chance: Chance): Host {
  const noun = chance.of(['plate', 'plate', 'block', 'slab'])
  const [l, w, t] = [chance.of([84, 96, 110, 130]), chance.of([70, 72, 78]), chance.of([8, 10, 12, 16])]
  return {
    noun,
    round: false,
    size: [l, w, t],
    volume: l * w * t,
    wordings: [
      `a ${l} x ${w} x ${t} mm ${noun}`,
      `a ${l}mm × ${w}mm × ${t}mm ${noun}`,
      `a rectangular ${noun} ${l} mm long, ${w} mm wide and ${t} mm thick`,
      `a rectangular ${noun} that is ${l} mm long, ${w} mm wide, and ${t} mm thick`,
      `a ${l} mm long, ${w} mm wide and ${t} mm high ${noun}`,
      `a ${noun} measuring ${l} mm by ${w} mm with a thickness of ${t} mm`,
      `a ${noun} with a length of ${l} mm, a width of ${w} mm and a thickness of ${t} mm`,
      `a ${noun} whose length, width and thickness are ${l} mm, ${w} mm and ${t} mm`,
      `a flat ${noun}, ${l} mm in length, ${w} mm in width, and ${t} mm in thickness`,
      `a ${noun} with dimensions ${l}mm (X) x ${w}mm (Y) x ${t}mm (Z)`,
      `a ${noun} ${l} mm wide (X), ${w} mm deep (Y) and ${t} mm tall (Z)`,
      `a rectangular ${noun} which measures ${l} mm in X, ${w} mm in Y and ${t} mm in Z`,
      `a rectangular ${noun} of ${l} by ${w} mm, ${t} mm thick`,
      `a ${t} mm thick ${noun}, ${l} mm by ${w} mm`,
      `a ${t} mm thick rectangular ${noun} with a length of ${l} mm and a width of ${w} mm`,
      `a solid rectangular ${noun} (length ${l} mm, width ${w} mm, height ${t} mm)`,
    ],
  }
}

export function disc(chance: Chance): Host {
  const noun = chance.of(['disc', 'disk', 'cylinder', 'circular plate'])
  const [d, t] = [chance.of([86, 94, 104]), chance.of([8, 10, 12, 16])]
  const [thickness, thick] = noun === 'cylinder' ? ['height', 'tall'] : ['thickness', 'thick']
  return {
    noun,
    round: true,
    size: [d, d, t],
    volume: (Math.PI / 4) * d * d * t,
    wordings: [
      `a ${noun} with a diameter of ${d} mm and a ${thickness} of ${t} mm`,
      `a ${noun} of radius ${d / 2} mm and ${thickness} ${t} mm`,
      `a ${noun} (diameter ${d} mm, ${thickness} ${t} mm)`,
      `a ${noun} ${d} mm in diameter and ${t} mm ${thick}`,
      `a ${noun} that is ${d} mm across and ${t} mm ${thick}`,
      `a ${noun}, Ø${d} mm, ${t} mm ${thick}`,
      `a ${d} mm diameter, ${t} mm ${thick} ${noun}`,
      `a ${t} mm ${thick} ${noun} with a radius of ${d / 2} mm`,
    ],
  }
}
