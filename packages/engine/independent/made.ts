/** The gallery, made once for all readers: every plan in all four formats, with what the engine says of it. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gallery, slug } from '../gallery/index.ts'
import { openEngine } from '../src/engine.ts'
import { outputFormats } from '../src/export/index.ts'
import { bootKernel, compileKernel, type Occt } from '../src/kernel/occt.ts'
import type { PlanInput } from '../src/plan/plan.ts'

export interface Made {
  name: string
  slug: string
  /** As the report says. */
  volumeMm3: number
  /** As the kernel's plain integration has it, which is what the other CAD programs use too. */
  plainVolumeMm3: number
  solids: number
}

export async function makeGallery(): Promise<{ folder: string; made: Made[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'cadwright-gallery-'))
  const engine = await openEngine()
  const { oc } = await bootKernel(await compileKernel(2 ** 31))
  try {
    const made = await Promise.all(
      gallery.map(async (document) => {
        const [step] = await Promise.all(
          outputFormats.map(async (format) => {
            const result = await engine.generate({
              source: { kind: 'plan', document },
              format,
              preview: false,
            })
            if (!result.ok)
              throw new Error(`${document.name} as ${format}: ${result.error.code}: ${result.error.message}`)
            await writeFile(
              join(folder, `${slug(document.name)}.${result.file.extension}`),
              result.file.bytes,
            )
            return result
          }),
        )
        if (!step) throw new Error('no format to write')
        const { massProperties } = step.report
        return {
          name: document.name,
          slug: slug(document.name),
          volumeMm3: massProperties.total.volume,
          plainVolumeMm3: plainVolume(oc, step.file.bytes),
          solids: solidsPlaced(document, massProperties.parts),
        }
      }),
    )
    return { folder, made }
  } finally {
    await engine.close()
  }
}

/** Of the solids in a STEP file, with a fixed number of points a face. */
function plainVolume(oc: Occt, bytes: Uint8Array): number {
  oc.FS.writeFile('made.step', bytes)
  using reader = new oc.STEPControl_Reader()
  using progress = new oc.Message_ProgressRange()
  reader.ReadFile('made.step')
  reader.TransferRoots(progress)
  using properties = new oc.GProp_GProps()
  oc.BRepGProp.VolumeProperties(reader.OneShape(), properties, false, false, false)
  return properties.Mass()
}

/** Every instance brings its part's solids; without instances each part stands once. */
function solidsPlaced(plan: PlanInput, parts: readonly { id: string; solids: number }[]): number {
  const solids = new Map(parts.map((part) => [part.id, part.solids]))
  const placed = plan.instances?.length
    ? plan.instances.map(({ part }) => part)
    : plan.parts.map(({ id }) => id)
  return placed.reduce((sum, part) => sum + (solids.get(part) ?? 0), 0)
}
