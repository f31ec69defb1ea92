/** The frame that all pages share. Links are relative, so that a public address with a path in it works too. */
import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'

export interface Page {
  title: string
  main: Html
  styles?: string[]
  scripts?: string[]
}

export const sendPage = (reply: FastifyReply, page: Page): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(layout(page).html)

const layout = ({ title, main, styles = [], scripts = [] }: Page) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="pages/icon.svg" type="image/svg+xml">
${['pages/page.css', ...styles].map((href) => html`<link rel="stylesheet" href="${href}">\n`)}
${['pages/page.js', ...scripts].map((src) => html`<script src="${src}" defer></script>\n`)}
</head>
<body>
<header class="bar">
<a class="name" href="./"><img src="pages/icon.svg" alt="" width="28" height="28">Cadwright</a>
<nav><a href="docs">Docs</a><a href="openapi.json">OpenAPI</a><a href="sign-in">Dashboard</a></nav>
</header>
<main>
${main}
</main>
</body>
</html>
`

/** Code to be copied; a script puts the button on it. */
export const codeBlock = (code: string, attributes: Html = html``) =>
  html`<div class="code"><pre tabindex="0"><code ${attributes}>${code}</code></pre></div>`
