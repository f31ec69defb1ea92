/** One real kernel for a test file: booting takes a third of a second, so each file boots once. */
import { bootKernel, compileKernel } from '../src/kernel/occt.ts'

export const { oc, heapBytes } = await bootKernel(await compileKernel(2 ** 30))
