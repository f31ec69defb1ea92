/** The 3D view: what is measured, cut, hidden and pulled apart in it is so on the screen. */
import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Viewport } from '../src/viewer/scene/viewport.ts'
import { NO_BROWSER } from './browser.ts'
import { BLOCK, HINGE, MAKING_MS, makePart } from './made-parts.ts'
import { onPage, partShown, picture } from './picture.ts'
import { openRig, type Rig } from './rig.ts'

suite('the 3D view', { skip: NO_BROWSER }, () => {
  let rig: Rig
  let account: { accountId: string }
  let block: string
  let hinge: string

  before(async () => {
    rig = await openRig({}, 'all')
    account = await rig.service.createAccount()
    const page = await visit('/')
    block = (await makePart(page, { prompt: BLOCK })).jobId
    hinge = (await makePart(page, { prompt: HINGE, designMode: 'assembly' })).jobId
    await page.context().close()
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  /** Without motion, so that a view is there as soon as it is asked for. */
  async function visit(path: string): Promise<Page> {
    const page = await rig.visit(account, path, { reducedMotion: 'reduce' })
    page.setDefaultTimeout(MAKING_MS)
    return page
  }
  async function open(jobId: string): Promise<Page> {
    const page = await visit(`/jobs/${jobId}`)
    await partShown(page)
    return page
  }
  const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const click = async (page: Page, point: [number, number, number]) => {
    const { x, y } = await onPage(page, point)
    await page.mouse.click(x, y)
  }

  test('measures between two corners of a known block', async () => {
    const page = await open(block)
    await tool(page, 'Measure').click()
    await click(page, [-30, -20, 20])
    await click(page, [30, 20, 20])
    const measured = page.locator('.viewer-measure')
    await measured.getByText(`${Number(Math.hypot(60, 40).toFixed(3))} mm`).waitFor()
    assert.deepEqual(await measured.locator('dd').allInnerTexts(), ['72.111 mm', '60 mm', '40 mm', '0 mm'])

    await click(page, [30, -20, 20])
    await click(page, [30, -20, 0])
    await measured.getByText('−20 mm').waitFor()

    await page.keyboard.press('Escape')
    await measured.waitFor({ state: 'detached' })
  })

  test('catches the centre of a hole, and says its diameter', async () => {
    const page = await open(block)
    await tool(page, 'Measure').click()
    const { x, y } = await onPage(page, [0, 0, 20])
    await page.mouse.move(x, y)
    await page.getByText('Centre ⌀10').waitFor()
    await page.mouse.click(x, y)
    await click(page, [-30, -20, 20])
    await page.locator('.viewer-measure dd').first().getByText('36.056 mm').waitFor()
  })

  test('cuts the part open, from either side, and closes it again', async () => {
    const page = await open(block)
    const whole = await picture(page)
    await tool(page, 'Section').click()
    await page.getByRole('slider', { name: 'Where the section is' }).waitFor()
    const cut = await picture(page)
    assert.notEqual(cut.fingerprint, whole.fingerprint)
    assert.ok(cut.drawn < whole.drawn)

    await tool(page, 'Cut across z').click()
    const acrossZ = await picture(page)
    assert.notEqual(acrossZ.fingerprint, cut.fingerprint)
    await tool(page, 'Flip the section').click()
    assert.notEqual((await picture(page)).fingerprint, acrossZ.fingerprint)

    await tool(page, 'Close the section').click()
    assert.equal((await picture(page)).fingerprint, whole.fingerprint)
  })

  test('closes the cut with material: a measured point on it lies in the plane', async () => {
    const page = await open(block)
    await tool(page, 'Section').click()
    await tool(page, 'Cut across x').click()
    await tool(page, 'Measure').click()
    await click(page, [0, -15, 10])
    await click(page, [0, -20, 20])
    const [, dx] = await page.locator('.viewer-measure dd').allInnerTexts()
    assert.ok(Math.abs(Number.parseFloat((dx as string).replace('−', '-'))) < 0.01, dx)
  })

  test('turns to the standard views by key, in CAD’s axes', async () => {
    const page = await open(block)
    const at = (point: [number, number, number]) => onPage(page, point)
    await page.locator('.viewer canvas').focus()
    await page.keyboard.press('5')
    const [low, right, up] = [await at([-30, -20, 20]), await at([30, -20, 20]), await at([-30, 20, 20])]
    assert.ok(right.x > low.x && Math.abs(right.y - low.y) < 0.5, 'from above x points to the right')
    assert.ok(up.y < low.y && Math.abs(up.x - low.x) < 0.5, 'from above y points up')
    await page.keyboard.press('1')
    const [bottom, top] = [await at([-30, -20, 0]), await at([-30, -20, 20])]
    assert.ok(top.y < bottom.y && Math.abs(top.x - bottom.x) < 0.5, 'from the front z points up')
    await page.keyboard.press('ArrowLeft')
    assert.notDeepEqual(await at([-30, -20, 0]), bottom)
  })

  test('draws far and near alike where the view is orthographic', async () => {
    const page = await open(block)
    const ratio = async () => {
      const [a, b, c, d] = await Promise.all(
        (
          [
            [-30, -20, 20],
            [30, -20, 20],
            [-30, 20, 20],
            [30, 20, 20],
          ] as [number, number, number][]
        ).map((point) => onPage(page, point)),
      )
      const length = (p?: { x: number; y: number }, q?: { x: number; y: number }) =>
        Math.hypot((p?.x ?? 0) - (q?.x ?? 0), (p?.y ?? 0) - (q?.y ?? 0))
      return length(a, b) / length(c, d)
    }
    assert.ok((await ratio()) > 1.01)
    await tool(page, 'Perspective').click()
    await page.waitForFunction(
      () => document.querySelector('[aria-label="Perspective"]')?.getAttribute('aria-pressed') === 'false',
    )
    await picture(page)
    assert.ok(Math.abs((await ratio()) - 1) < 1e-6)
  })

  test('draws only when something has changed', async () => {
    const page = await open(block)
    await picture(page)
    const frames = await page.evaluate(async () => {
      const canvas = document.querySelector('.viewer canvas') as HTMLCanvasElement & { viewport: Viewport }
      let drawn = 0
      const stop = canvas.viewport.onFrame(() => {
        drawn += 1
      })
      for (let i = 0; i < 30; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
      stop()
      return drawn
    })
    assert.equal(frames, 1, 'the one that the listener itself asks for')
  })

  test('hides a part of an assembly, shows one alone, and pulls them apart', async () => {
    const page = await open(hinge)
    const tree = page.getByRole('region', { name: 'Parts of the assembly' })
    const boxes = tree.getByRole('checkbox')
    assert.equal(await boxes.count(), 3)
    // The grid would be uncovered by what is hidden.
    await tool(page, 'Grid').click()
    const all = await picture(page)

    await boxes.first().uncheck()
    const without = await picture(page)
    assert.ok(without.drawn < all.drawn, 'a hidden part is not drawn')
    await tree.getByRole('button', { name: 'Show all' }).click()
    await boxes.first().hover()
    assert.notEqual((await picture(page)).fingerprint, all.fingerprint, 'what is pointed at stands out')

    await tree
      .getByRole('button', { name: /^Show only/ })
      .last()
      .click()
    assert.deepEqual(await Promise.all([0, 1, 2].map((at) => boxes.nth(at).isChecked())), [
      false,
      false,
      true,
    ])
    assert.ok((await picture(page)).drawn < without.drawn)
    await tree.getByRole('button', { name: 'Show all' }).click()

    await page.mouse.move(0, 0)
    const together = await picture(page)
    await tree.getByRole('slider', { name: 'Explode' }).fill('1')
    assert.notEqual((await picture(page)).fingerprint, together.fingerprint)
    await tree.getByRole('slider', { name: 'Explode' }).fill('0')
    assert.equal((await picture(page)).fingerprint, together.fingerprint)
  })

  test('is used by the keyboard alone', async () => {
    const page = await open(block)
    await tool(page, 'Fit').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Top/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Top/ }).waitFor({ state: 'detached' })
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Standard views',
    )
    await page.keyboard.press('e')
    assert.equal(await tool(page, 'Edges').getAttribute('aria-pressed'), 'false')
    await page.keyboard.press('s')
    await page.getByRole('slider', { name: 'Where the section is' }).waitFor()
  })

  test('shows the drawing where the browser has no WebGL', async () => {
    const page = await visit('/')
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(new URL(`/jobs/${block}`, page.url()).href)
    await page.getByText(/cannot draw in 3D/).waitFor()
    const loaded = await page
      .locator('.viewer-instead img')
      .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0))
    assert.ok(loaded)
  })
})
