import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { setPassword } from '../../service/src/accounts/accounts.ts'
import { NO_BROWSER } from './browser.ts'
import { openRig, type Rig } from './rig.ts'

const PASSWORD = 'correct horse battery'

suite('settings and sessions', { skip: NO_BROWSER }, () => {
  let rig: Rig
  before(async () => {
    rig = await openRig()
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  const member = async () => {
    const account = await rig.service.createAccount()
    await setPassword(rig.service.database.db, account.accountId, PASSWORD)
    return account
  }

  test('whoever is signed out signs in and comes to where they wanted to go', async () => {
    const { email } = await member()
    const context = await rig.browser.newContext()
    const page = await context.newPage()
    await page.goto(`${rig.service.url}/jobs?status=failed`)
    await page.getByLabel(/e-mail/i).fill(email)
    await page.locator('input[type=password]').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/jobs?status=failed')
    await page.getByRole('heading', { name: 'Jobs' }).waitFor()
  })

  test('a session that is ended elsewhere comes to the sign-in page by itself, and from there back', async () => {
    const who = await member()
    const other = await rig.visit(who, '/keys')
    const page = await rig.visit(who, '/settings')
    const rows = page.locator('tbody tr')
    await page.getByText('This browser', { exact: true }).waitFor()
    assert.equal(await rows.count(), 2)
    assert.equal(await page.getByRole('button', { name: /^Sign out a test/ }).count(), 1)
    await page.getByRole('button', { name: /^Sign out a test/ }).click()
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
    await other.waitForURL('**/sign-in?next=*')
    assert.match(decodeURIComponent(other.url()), /next=\/keys$/)
  })

  test('a wrong password is told at its field, and a right one changes it and ends the other sessions', async () => {
    const who = await member()
    await rig.visit(who, '/settings')
    const page = await rig.visit(who, '/settings')
    await page.getByLabel('Current password').fill('not my password')
    await page.getByLabel('New password').fill('another long password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('This is not your password.').waitFor()
    assert.equal(await page.getByLabel('Current password').getAttribute('aria-invalid'), 'true')

    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed').waitFor()
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)

    const context = await rig.browser.newContext()
    const fresh = await context.newPage()
    await fresh.goto(`${rig.service.url}/sign-in`)
    await fresh.getByLabel(/e-mail/i).fill(who.email)
    await fresh.locator('input[type=password]').fill('another long password')
    await fresh.getByRole('button', { name: 'Sign in' }).click()
    await fresh.getByRole('navigation', { name: 'Main' }).waitFor()
  })

  test('signing out ends the session', async () => {
    const page = await rig.visit(await member(), '/keys')
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/sign-in')
    await page.goto(`${rig.service.url}/keys`)
    await page.waitForURL('**/sign-in?next=*')
  })

  test('the theme that was chosen overrules the system’s and survives a reload', async () => {
    const page = await rig.visit(await member(), '/settings', { colorScheme: 'light' })
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    const light = await ground()
    await page.locator('main').getByText('Dark', { exact: true }).click()
    const dark = await ground()
    assert.notEqual(dark, light)
    await page.reload()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    assert.equal(await ground(), dark)
    await page.locator('main').getByText('As the system', { exact: true }).click()
    assert.equal(await ground(), light)
  })
})
