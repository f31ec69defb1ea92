/** What holds for the whole app: it can be used by everybody, on a phone, and quickly. */
import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { sendTestEvent } from '../../service/src/webhooks/deliveries.ts'
import { overhang, violations } from './accessible.ts'
import { NO_BROWSER } from './browser.ts'
import { openRig, type Rig } from './rig.ts'
import { storeJobs } from './stored-jobs.ts'

const MONTH = new Date().toISOString().slice(0, 7)
const MOST_BYTES = 150 * 1024
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

suite('every screen', { skip: NO_BROWSER }, () => {
  let rig: Rig
  let screens: Record<string, string>
  before(async () => {
    rig = await openRig()
    const { accountId } = rig.owner
    const { id: keyId } = await rig.service.createKey(
      accountId,
      'a key whose name is long enough to need two lines',
    )
    const [, failed] = await storeJobs(rig.service, { accountId, keyId }, [
      { prompt: 'a flange 100 mm wide with six holes of 9 mm on a circle of 75 mm', status: 'success' },
      { prompt: `averylongwordwithoutanygap${'x'.repeat(120)}`, status: 'failed' },
      { prompt: 'a plate that waits' },
    ])
    const { db } = rig.service.database
    const delivery = await sendTestEvent(db, {
      accountId,
      apiKeyId: keyId,
      url: `https://example.com/${'a-long-path/'.repeat(12)}`,
    })
    screens = {
      '/': 'Create',
      '/jobs': 'a plate that waits',
      [`/jobs/${failed}`]: 'averylongword',
      '/keys': 'two lines',
      '/webhooks': 'example.com',
      [`/webhooks/${delivery}`]: 'Attempts',
      '/usage': 'starter credits',
      [`/usage/${MONTH}`]: 'Closing balance',
      '/operator': 'Everything is ready',
      '/settings': 'This browser',
      '/jobs?text=nothing+like+it': 'No job fits',
    }
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  /** All of it is there. */
  const settled = async (page: Page, text: string) => {
    await page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text)
    await page.waitForFunction(() => document.querySelector('.skeleton') === null)
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the ${colorScheme}`, async () => {
      // The page’s own policy would let no other script in.
      const page = await rig.visit(rig.owner, '/settings', {
        colorScheme,
        bypassCSP: true,
        reducedMotion: 'reduce',
      })
      for (const [path, text] of Object.entries(screens)) {
        await page.goto(rig.service.url + path)
        await settled(page, text)
        assert.deepEqual(await violations(page), [], `${path}, ${colorScheme}`)
      }
    })

    test(`axe finds nothing in dialogs and menus in the ${colorScheme}`, async () => {
      const page = await rig.visit(rig.owner, '/keys', {
        colorScheme,
        bypassCSP: true,
        reducedMotion: 'reduce',
      })
      await settled(page, 'two lines')
      const look = async (place: string) => {
        assert.deepEqual(await violations(page), [], `${place}, ${colorScheme}`)
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: /^Account/ }).click()
      await look('account menu')
      await page.getByRole('button', { name: /^Actions for a key/ }).click()
      await look('key menu')
      await page.getByRole('button', { name: 'New key' }).click()
      await look('new key')
      await page.getByRole('button', { name: /^Actions for a key/ }).click()
      await page.getByRole('button', { name: 'Revoke', exact: true }).click()
      await look('revoke')
      await page.goto(`${rig.service.url}/webhooks`)
      await page.getByRole('button', { name: 'Send a test event' }).click()
      await look('test event')
      await page.goto(`${rig.service.url}/operator`)
      await page.getByRole('button', { name: `Grant credits to ${rig.owner.email}` }).click()
      await look('grant')
    })
  }

  test('nothing scrolls sideways on a phone', async () => {
    const page = await rig.visit(rig.owner, '/settings', PHONE)
    for (const [path, text] of Object.entries(screens)) {
      await page.goto(rig.service.url + path)
      await settled(page, text)
      assert.equal(await overhang(page), 0, path)
    }
  })

  test('on a phone everything is still reached', async () => {
    const page = await rig.visit(rig.owner, '/jobs', PHONE)
    for (const place of ['Create', 'API keys', 'Webhooks', 'Usage']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place }).click()
      await page.locator('nav a.active').filter({ hasText: place }).waitFor()
    }
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.locator('.account-menu').getByRole('link', { name: 'Operator' }).click()
    await page.getByRole('heading', { name: 'Operator' }).waitFor()
  })

  for (const path of ['/', '/jobs']) {
    test(`${path} loads less than ${MOST_BYTES / 1024} KiB of code and style, and nothing from elsewhere`, async () => {
      const page = await rig.visit(rig.owner, path)
      await settled(page, screens[path] ?? '')
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      const elsewhere = loaded.filter((url) => !url.startsWith(rig.service.url) && !/^(data|blob):/.test(url))
      const files = new Set(loaded.filter((url) => /\.(js|css)$/.test(url)))
      let bytes = 0
      for (const url of files) {
        const answer = await fetch(url)
        bytes += gzipSync(await answer.bytes()).length
      }
      assert.ok(files.size > 0)
      assert.ok(bytes <= MOST_BYTES, `${Math.round(bytes / 1024)} KiB`)
      assert.deepEqual(elsewhere, [])
    })
  }

  test('the screens are gone to without loading the page again', async () => {
    const page = await rig.visit(rig.owner, '/jobs')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    for (const place of ['API keys', 'Webhooks', 'Usage', 'Operator', 'Jobs']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place }).click()
      await page.locator('nav a.active').filter({ hasText: place }).waitFor()
    }
    assert.equal(await page.evaluate(() => (window as { stayed?: boolean }).stayed), true)
  })
})
