import './code-box.css'
import { CopyButton } from './copy-button.tsx'

/** One line to be copied: a command, a key, an address. */
export const CodeLine = ({ text, label = 'Copy' }: { text: string; label?: string }) => (
  <div className="code-line">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which the keyboard must reach. */}
    <code tabIndex={0}>{text}</code>
    <CopyButton text={text} label={label} />
  </div>
)

/** Several lines, with a name and a button above them. */
export const CodeBox = ({ title, text }: { title: string; text: string }) => (
  <figure className="code-box">
    <figcaption>
      <span>{title}</span>
      <CopyButton text={text} label={`Copy ${title}`} />
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must reach. */}
    <pre tabIndex={0}>{text}</pre>
  </figure>
)
