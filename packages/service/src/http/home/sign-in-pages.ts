/** The pages of a one-time link: choose a password, done, or how to get another link. */
import { OWNER_EMAIL } from '../../accounts/accounts.ts'
import { html } from '../pages/html.ts'
import { codeBlock, type Page } from '../pages/layout.ts'

const newLinkCommand = (email: string) => `npx cadwright account sign-in-link --email ${email}`

export const passwordForm = (options: {
  email: string
  token: string
  fault?: string | undefined
}): Page => ({
  title: 'Choose a password · Cadwright',
  main: html`<div class="card">
<h1>Choose a password</h1>
<p class="quiet">The link works once: it is used up when the password is saved.</p>
<form method="post" action="sign-in">
<input type="hidden" name="token" value="${options.token}">
<label for="email">Account</label>
<input id="email" type="email" autocomplete="username" value="${options.email}" readonly>
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="10" required autofocus aria-describedby="rules">
<p class="hint" id="rules">10 to 256 characters, of any kind. A few words in a row make a good one.</p>
${options.fault === undefined ? undefined : html`<p class="fault" role="alert">${options.fault}.</p>`}
<button>Save the password</button>
</form>
</div>`,
})

export const passwordSaved = (email: string): Page => ({
  title: 'Password saved · Cadwright',
  main: html`<div class="card">
<h1>Your password is saved</h1>
<p>It is now the password of <strong>${email}</strong>, and the link you came by is used up.</p>
<p>To choose another one day, ask for a new link where the service runs:</p>
${codeBlock(newLinkCommand(email))}
<p><a href="./">To the start page</a></p>
</div>`,
})

export const linkUsedUp: Page = {
  title: 'This link no longer works · Cadwright',
  main: html`<div class="card">
<h1>This link no longer works</h1>
<p>It was used before, or it is older than a day. Nothing is lost: where the service runs, this prints a new one
(for another account, put its address in place):</p>
${codeBlock(newLinkCommand(OWNER_EMAIL))}
<p><a href="./">To the start page</a></p>
</div>`,
}

export const formRefused = (reason: string): Page => ({
  title: 'That did not work · Cadwright',
  main: html`<div class="card">
<h1>That did not work</h1>
<p>${reason}</p>
<p><a href="./">To the start page</a></p>
</div>`,
})
