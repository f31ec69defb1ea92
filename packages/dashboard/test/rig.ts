/** A real service with the built dashboard, and browsers signed in to it. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { findAccount, OWNER_EMAIL } from '../../service/src/accounts/accounts.ts'
import { createSession } from '../../service/src/accounts/sessions.ts'
import type { Role } from '../../service/src/service.ts'
import { startService, type TestService } from '../../service/test/service.ts'
import { openBrowser } from './browser.ts'

const BUILD = fileURLToPath(new URL('../../../scripts/build-dashboard.mjs', import.meta.url))
const PATIENCE_MS = 60_000

export interface Rig {
  service: TestService
  browser: Browser
  owner: { accountId: string; email: string }
  /** A window of its own, signed in as the account. */
  visit(account: { accountId: string }, path: string, options?: BrowserContextOptions): Promise<Page>
  /** Closes all windows after a test, and fails where something broke in one of them. */
  leave(): Promise<void>
  close(): Promise<void>
}

export async function openRig(settings: Record<string, string> = {}, role: Role = 'api'): Promise<Rig> {
  // Builds nothing where the build is up to date.
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' })
  assert.equal(status, 0, 'the dashboard could not be built')
  const service = await startService(settings, { role })
  const browser = await openBrowser()
  const { db } = service.database
  const account = await findAccount(db, OWNER_EMAIL)
  assert.ok(account)
  let faults: string[] = []
  return {
    service,
    browser,
    owner: { accountId: account.id, email: account.email },
    async visit({ accountId }, path, options = {}) {
      const value = await createSession(db, { accountId, userAgent: 'a test', address: '127.0.0.1' })
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      context.setDefaultTimeout(PATIENCE_MS)
      await context.addCookies([{ name: 'cadwright_session', value, url: service.url }])
      const page = await context.newPage()
      page.on('pageerror', (error) => faults.push(`${path}: ${error.message}`))
      page.on('console', (said) => {
        if (/Content Security Policy/.test(said.text())) faults.push(`${path}: ${said.text()}`)
      })
      await page.goto(new URL(path, `${service.url}/`).href)
      return page
    },
    async leave() {
      for (const context of browser.contexts()) await context.close()
      const broken = faults
      faults = []
      assert.deepEqual(broken, [])
    },
    async close() {
      await browser.close()
      await service.close()
    },
  }
}
