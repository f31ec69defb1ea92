/** The standard views, by where the eye stands: a bearing about z and an angle from it, both in degrees. */

export const VIEWS = {
  isometric: { name: 'Isometric', bearing: -45, polar: 54.7356 },
  front: { name: 'Front', bearing: -90, polar: 90 },
  back: { name: 'Back', bearing: 90, polar: 90 },
  left: { name: 'Left', bearing: 180, polar: 90 },
  right: { name: 'Right', bearing: 0, polar: 90 },
  top: { name: 'Top', bearing: -90, polar: 0 },
  bottom: { name: 'Bottom', bearing: -90, polar: 180 },
} as const

export type ViewName = keyof typeof VIEWS
export type Projection = 'perspective' | 'orthographic'
