/** What is to be seen on the canvas of the 3D view. */
import type { Page } from 'playwright-core'
import type { Viewport } from '../src/viewer/scene/viewport.ts'
import { MAKING_MS } from './made-parts.ts'

type ViewedCanvas = HTMLCanvasElement & { viewport: Viewport }

export interface Picture {
  /** Share of the pixels that something is drawn on. */
  drawn: number
  colours: number
  /** The same for the same picture. */
  fingerprint: string
}

export const partShown = (page: Page) => page.waitForSelector('.viewer-size', { timeout: MAKING_MS })

/** Read in the very moment a frame was drawn: afterwards a canvas need not keep it. */
export const picture = (page: Page): Promise<Picture> =>
  page.evaluate(
    () =>
      new Promise<Picture>((resolve) => {
        const canvas = document.querySelector<ViewedCanvas>('.viewer canvas')
        if (!canvas) throw new Error('there is no 3D view')
        const stop = canvas.viewport.onFrame(() => {
          queueMicrotask(() => stop())
          const copy = document.createElement('canvas')
          copy.width = canvas.width
          copy.height = canvas.height
          const context = copy.getContext('2d') as CanvasRenderingContext2D
          context.drawImage(canvas, 0, 0)
          const { data } = context.getImageData(0, 0, copy.width, copy.height)
          const pixels = new Uint32Array(data.buffer)
          let hash = 0
          let drawn = 0
          const colours = new Set<number>()
          for (const pixel of pixels) {
            hash = (Math.imul(hash, 31) + pixel) | 0
            if (pixel >>> 24 > 127) drawn += 1
            colours.add(pixel)
          }
          resolve({ drawn: drawn / pixels.length, colours: colours.size, fingerprint: String(hash) })
        })
      }),
  )

/** A point of the part in CAD's coordinates, as pixels of the page. */
export const onPage = (page: Page, point: [number, number, number]): Promise<{ x: number; y: number }> =>
  page.evaluate((at) => {
    const canvas = document.querySelector<ViewedCanvas>('.viewer canvas')
    if (!canvas) throw new Error('there is no 3D view')
    const { left, top } = canvas.getBoundingClientRect()
    const { x, y } = canvas.viewport.project(at)
    return { x: left + x, y: top + y }
  }, point)
