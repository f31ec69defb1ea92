/** What holds for the whole app: it can be used by everybody, on a phone, quickly, and under any address. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, suite, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { createSession } from '../../service/src/accounts/sessions.ts'
import { sendTestEvent } from '../../service/src/webhooks/deliveries.ts'
import { NO_BROWSER } from './browser.ts'
import { openRig, type Rig } from './rig.ts'
import { storeJobs } from './stored-jobs.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
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

  const settled = async (page: Page, text: string) => {
    await page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text)
    await page.waitForFunction(() => document.querySelector('.skeleton') === null)
  }

  /** Rules of WCAG 2.2 up to AA, and what axe holds for good practice. */
  const violations = async (page: Page): Promise<string[]> => {
    // Something that fades in is faint only while it does.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((one) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
    )
    await page.evaluate(AXE)
    return page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
      const found = await axe.run()
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    })
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the ${colorScheme}`, async () => {
      // Run from outside the page: its own policy lets no other script in.
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
      const [content, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      assert.ok((content ?? 0) <= (room ?? 0), `${path} is ${content} px wide`)
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

suite('an address with a path in it', { skip: NO_BROWSER }, () => {
  test('leads to every screen, and its links stay under it', async () => {
    // In front of the service, as an operator's proxy would stand, taking the path off.
    let target = 0
    const proxy = createServer((from, to) => {
      const path = from.url?.replace(/^\/cad/, '') || '/'
      const passed = request(
        { host: '127.0.0.1', port: target, path, method: from.method, headers: from.headers },
        (answer) => {
          to.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(to)
        },
      )
      from.pipe(passed)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const publicUrl = `http://127.0.0.1:${port}/cad`
    const rig = await openRig({ PUBLIC_URL: publicUrl })
    try {
      target = Number(new URL(rig.service.url).port)
      const context = await rig.browser.newContext()
      const { accountId } = rig.owner
      const value = await createSession(rig.service.database.db, { accountId, userAgent: '', address: '' })
      await context.addCookies([{ name: 'cadwright_session', value, url: publicUrl }])
      const page = await context.newPage()
      await page.goto(`${publicUrl}/jobs?status=failed`)
      await page.getByText('No job fits').waitFor()
      await page.getByRole('link', { name: 'API keys' }).click()
      await page.waitForURL(`${publicUrl}/keys`)
      await page.getByText('first key').waitFor()
      await page.reload()
      await page.getByText('first key').waitFor()
      await context.clearCookies()
      await page.waitForURL(`${publicUrl}/sign-in?next=%2Fkeys`)
    } finally {
      proxy.closeAllConnections()
      proxy.close()
      await rig.close()
    }
  })
})
