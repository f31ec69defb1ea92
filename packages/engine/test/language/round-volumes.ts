/** Volumes of what turned parts are made of and of what is cut into them. */
const { PI, sqrt } = Math

export const round = (diameter: number, height: number): number => (PI / 4) * diameter ** 2 * height

/** A groove turned into a shaft, or a collar around it. */
export const band = (outer: number, inner: number, width: number): number =>
  round(outer, width) - round(inner, width)

/** What a chamfer takes from the rim of a round end. */
export function chamfered(diameter: number, size: number): number {
  const [R, r] = [diameter / 2, diameter / 2 - size]
  return PI * size * (R * R - (R * R + R * r + r * r) / 3)
}

/** The middle of what lies between a corner and its round, from the corner. */
const spandrel = (radius: number) => ({
  area: radius ** 2 * (1 - PI / 4),
  away: (radius * (10 - 3 * PI)) / (3 * (4 - PI)),
})

/** What a fillet takes from the rim of a round end. */
export function rounded(diameter: number, radius: number): number {
  const { area, away } = spandrel(radius)
  return 2 * PI * (diameter / 2 - away) * area
}

/** What a fillet adds where a section stands on a wider one. */
export function filled(diameter: number, radius: number): number {
  const { area, away } = spandrel(radius)
  return 2 * PI * (diameter / 2 + away) * area
}

const summed = (from: number, to: number, at: (x: number) => number, steps = 4000): number => {
  const step = (to - from) / steps
  return Array.from({ length: steps }, (_, k) => at(from + (k + 0.5) * step) * step).reduce(
    (a, b) => a + b,
    0,
  )
}

/** What a hole takes from the bar that it goes across. */
export function crossing(bar: number, hole: number): number {
  const [R, r] = [bar / 2, hole / 2]
  return summed(-r, r, (y) => 4 * sqrt(r * r - y * y) * sqrt(R * R - y * y))
}

/** What a keyway takes from a shaft, with its floor so far from the axis. */
export const keyed = (shaft: number, floor: number, width: number, length: number): number =>
  length * summed(-width / 2, width / 2, (y) => sqrt((shaft / 2) ** 2 - y * y) - floor)

/** What a groove with straight flanks takes from a wheel. */
export const vee = (wheel: number, mouth: number, bottom: number, depth: number): number =>
  summed(0, depth, (x) => 2 * PI * (wheel / 2 - x) * (mouth + ((bottom - mouth) * x) / depth))
