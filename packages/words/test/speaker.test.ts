import { amount, form, inOrder, inWords, menu, oneOf, someOf, split } from '@cloak/kernel'
import { type Missing, speaker, type Words } from '@cloak/words'
import { describe, expect, test } from 'vitest'

const words: Words = {
  namespaces: ['toy'],
  kinds: { seat: 'seat', by: 'seat', card: 'card', cards: 'card', goods: 'good', place: 'card' },
  ids: { district: { key: 'toy.option.district', parts: ['seat', 'card'] } },
}
const en = {
  'toy.card.tavern': 'Tavern',
  'toy.card.keep': 'Keep',
  'toy.card.eyrie': 'Eyrie',
  'toy.good.fish': 'fish',
  'toy.good.salt': 'salt',
  'toy.event.built': '{seat} builds: {card}.',
  'toy.event.drew': '{seat} draws {n, plural, one {# card} other {# cards}}.',
  'toy.event.drew.known': '{seat} draws: {cards}.',
  'toy.event.paid': '{seat} pays: {goods}.',
  'toy.event.planned': 'The plan: {plan_card}, {plan_n}.',
  'toy.event.flagged': '{flag, select, true {Yes} other {No}}',
  'toy.event.razed': '{by} razes {by_is_seat, select, yes {their own city} other {the city of {seat}}}.',
  'toy.why.poor': '{card} costs too much.',
  'toy.do.build': 'Build',
  'toy.do.end': 'End the turn',
  'toy.option.gold': 'gold',
  'toy.option.district': '{card} of {seat}',
  'toy.form.card.seat': '{card} → {seat}',
  'toy.field.what': 'What',
  'toy.field.many': 'How many',
  'toy.step.turn.act': '{seat} acts.',
  'toy.score.total': 'In all {points}.',
  'toy.score.cards': '{points, plural, one {# point} other {# points}} for cards',
  'toy.only-english': 'Only in English.',
  'toy.broken': 'A {brace',
  'toy.needs': '{this} and that',
}
const hu = {
  'toy.card.tavern': 'Kocsma',
  'toy.card.keep': 'Lakótorony',
  'toy.card.eyrie': 'Orom',
  'toy.event.built': '{seat} felépíti: {card_az}.',
  'toy.event.drew': '{seat} {n_az} lapot húzza.',
  'toy.event.drew.known': '{cards_Az} kerül ide: {seat}.',
  'toy.why.poor': '{card_Az} túl drága.',
}
const pl = { 'toy.event.drew': '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}' }

function listen(locale: string, names?: string[]) {
  const missing: Missing[] = []
  const s = speaker({
    locale,
    catalogues: { en, pl, hu },
    words,
    onMissing: m => missing.push(m),
    ...(names && { names }),
  })
  return { ...s, missing }
}

describe('arguments', () => {
  const { say, sayHeard, missing } = listen('en', ['Anna', 'Bo'])
  test('are named by their kind', () => {
    expect(say({ key: 'toy.event.built', args: { seat: 1, card: 'keep' } })).toBe('Bo builds: Keep.')
  })
  test('a seat without a name is called by its number, counted from one', () => {
    expect(say({ key: 'toy.event.built', args: { seat: 3, card: 'keep' } })).toBe('Seat 4 builds: Keep.')
    expect(listen('pl').say({ key: 'ref.seat', args: { id: 0 } })).toBe('Miejsce 1')
    expect(listen('hu').say({ key: 'ref.seat', args: { id: 0 } })).toBe('1. hely')
  })
  test('several are listed', () => {
    expect(say({ key: 'toy.event.drew.known', args: { seat: 0, cards: ['keep', 'tavern', 'eyrie'] } })).toBe(
      'Anna draws: Keep, Tavern, and Eyrie.',
    )
    expect(say({ key: 'toy.event.drew.known', args: { seat: 0, cards: [] } })).toBe('Anna draws: nothing.')
  })
  test('heaps are counted', () => {
    const heard = { event: 'paid', all: { seat: 0, goods: { fish: 2, salt: 1, wood: 0 } } }
    expect(sayHeard(heard)).toBe('Anna pays: 2 × fish and 1 × salt.')
  })
  test('nobody and nothing have names', () => {
    expect(sayHeard({ event: 'built', all: { seat: null, card: null } })).toBe('nobody builds: nothing.')
  })
  test('the fields of an argument are arguments', () => {
    expect(sayHeard({ event: 'planned', all: { plan: { card: 'keep', n: 2 } } })).toBe('The plan: Keep, 2.')
  })
  test('truth is a word to select by', () => {
    expect(sayHeard({ event: 'flagged', all: { flag: true } })).toBe('Yes')
    expect(sayHeard({ event: 'flagged', all: { flag: false } })).toBe('No')
  })
  test('whether two are the same is a word to select by', () => {
    expect(sayHeard({ event: 'razed', all: { by: 0, seat: 1 } })).toBe('Anna razes the city of Bo.')
    expect(sayHeard({ event: 'razed', all: { by: 0, seat: 0 } })).toBe('Anna razes their own city.')
    const namesakes = listen('en', ['Anna', 'Anna'])
    expect(namesakes.sayHeard({ event: 'razed', all: { by: 0, seat: 1 } })).toBe('Anna razes the city of Anna.')
    const half = listen('en', ['Anna'])
    half.sayHeard({ event: 'razed', all: { by: 0 } })
    expect(half.missing).toEqual([{ locale: 'en', key: 'toy.event.razed', lacks: 'argument' }])
  })
  test('a name is never read as a message', () => {
    const odd = listen('en', ["{card} '{", '<b>'])
    expect(odd.say({ key: 'toy.event.built', args: { seat: 0, card: 'keep' } })).toBe("{card} '{ builds: Keep.")
    expect(odd.say({ key: 'toy.event.built', args: { seat: 1, card: 'keep' } })).toBe('<b> builds: Keep.')
  })
  test('nothing was missing', () => expect(missing).toEqual([]))
})

describe('events', () => {
  const { sayHeard } = listen('en', ['Anna'])
  test('the public part', () => {
    expect(sayHeard({ event: 'drew', all: { seat: 0, n: 1 } })).toBe('Anna draws 1 card.')
  })
  test('what was known besides is said instead', () => {
    expect(sayHeard({ event: 'drew', all: { seat: 0, n: 1 }, some: { cards: ['keep'] } })).toBe('Anna draws: Keep.')
  })
  test('the private part wins over the public one', () => {
    expect(sayHeard({ event: 'built', all: { seat: 0, card: 'keep' }, some: { card: 'tavern' } })).toBe(
      'Anna builds: Tavern.',
    )
  })
})

describe('Hungarian', () => {
  const { say } = listen('hu', ['Anna'])
  test('the article comes with the name', () => {
    expect(say({ key: 'toy.event.built', args: { seat: 0, card: 'keep' } })).toBe('Anna felépíti: a Lakótorony.')
    expect(say({ key: 'toy.event.built', args: { seat: 0, card: 'eyrie' } })).toBe('Anna felépíti: az Orom.')
    expect(say({ key: 'toy.why.poor', args: { card: 'eyrie' } })).toBe('Az Orom túl drága.')
  })
  test('and with numbers', () => {
    expect(say({ key: 'toy.event.drew', args: { seat: 0, n: 5 } })).toBe('Anna az 5 lapot húzza.')
    expect(say({ key: 'toy.event.drew', args: { seat: 0, n: 10 } })).toBe('Anna a 10 lapot húzza.')
  })
  test('each of a list has its own; only the first is a capital', () => {
    expect(say({ key: 'toy.event.drew.known', args: { seat: 0, cards: ['eyrie', 'keep', 'eyrie'] } })).toBe(
      'Az Orom, a Lakótorony és az Orom kerül ide: Anna.',
    )
  })
})

describe('numbers below zero', () => {
  const { say, sayScore, sayAnswer } = listen('en', ['-5', 'Bo -5'])
  test('have a minus sign, not a hyphen, counted or bare', () => {
    expect(sayScore({ key: 'toy.score.cards', args: { points: -3 } })).toBe('−3 points for cards')
    expect(sayScore({ key: 'toy.score.total', args: { points: -3 } })).toBe('In all −3.')
    expect(sayScore({ key: 'toy.score.total', args: { points: 3 } })).toBe('In all 3.')
    expect(sayAnswer(oneOf([-2, 2]), -2)).toBe('−2')
  })
  test('are still counted: minus one is one', () => {
    expect(sayScore({ key: 'toy.score.cards', args: { points: -1 } })).toBe('−1 point for cards')
    const drew = [-1, -2, -5].map(n => listen('pl').sayHeard({ event: 'drew', all: { n } }))
    expect(drew).toEqual(['−1 karta', '−2 karty', '−5 kart'])
  })
  test('in every language, with the article where there is one', () => {
    expect(listen('hu').sayHeard({ event: 'drew', all: { seat: 0, n: -5 } })).toBe('1. hely a −5 lapot húzza.')
  })
  test('but a hyphen in a name is nobody else’s', () => {
    expect(say({ key: 'toy.event.built', args: { seat: 0, card: 'keep' } })).toBe('-5 builds: Keep.')
    expect(say({ key: 'toy.event.built', args: { seat: 1, card: 'keep' } })).toBe('Bo -5 builds: Keep.')
  })
})

test('Polish counts in its own way', () => {
  const { sayHeard } = listen('pl-PL')
  const drew = [1, 2, 5, 12, 22, 25].map(n => sayHeard({ event: 'drew', all: { n } }))
  expect(drew).toEqual(['1 karta', '2 karty', '5 kart', '12 kart', '22 karty', '25 kart'])
})

describe('answers', () => {
  const { sayAnswer, missing } = listen('en', ['Anna', 'Bo'])
  const card = (id: string) => ({ id, ref: { kind: 'card', id } })
  test('an option is named by its label, its thing or itself', () => {
    const d = oneOf<string | number>([card('keep'), 'gold', { id: 'x', label: { key: 'toy.card.eyrie' } }, 7])
    expect(['keep', 'gold', 'x', 7].map(a => sayAnswer(d, a))).toEqual(['Keep', 'gold', 'Eyrie', '7'])
  })
  test('a second copy is called as the first', () => {
    const d = someOf([card('keep'), { id: 'keep#2', ref: { kind: 'card', id: 'keep#2' } }], 0, 2)
    expect(sayAnswer(d, ['keep', 'keep#2'])).toBe('Keep and Keep')
    expect(sayAnswer(d, [])).toBe('nothing')
  })
  test('a menu says what is done, and with what', () => {
    const d = menu([
      { do: 'build', with: oneOf([card('keep')]) },
      { do: 'end', with: null },
    ])
    expect(sayAnswer(d, { do: 'build', with: 'keep' })).toBe('Build: Keep')
    expect(sayAnswer(d, { do: 'end' })).toBe('End the turn')
  })
  test('an action that stands for a thing is called by it', () => {
    const d = menu([
      { do: '1', ref: { kind: 'seat', id: 1 }, with: oneOf(['gold']) },
      { do: '1.keep', ref: { kind: 'district', id: '1.keep' }, with: null },
    ])
    expect(sayAnswer(d, { do: '1', with: 'gold' })).toBe('Bo: gold')
    expect(sayAnswer(d, { do: '1.keep' })).toBe('Keep of Bo')
  })
  test('a form says each field', () => {
    const d = form({ what: oneOf([card('keep')]), many: amount(0, 2000) })
    expect(sayAnswer(d, { what: 'keep', many: 1000 })).toBe('What: Keep; How many: 1,000')
    expect(sayAnswer(menu([{ do: 'build', with: d }]), { do: 'build', with: { what: 'keep', many: 1 } })).toBe(
      'Build (What: Keep; How many: 1)',
    )
  })
  test('a form for which the game has a sentence', () => {
    const d = form({ card: oneOf([card('keep')]), seat: oneOf([0, 1]) })
    expect(sayAnswer(d, { card: 'keep', seat: 1 })).toBe('Keep → Bo')
  })
  test('heaps', () => {
    const d = {
      ...split({ keep: 2, gold: 1 }),
      of: [
        { ...card('keep'), max: 2 },
        { id: 'gold', max: 1 },
      ],
    }
    expect(sayAnswer(d, { keep: 2, gold: 1 })).toBe('2 × Keep and 1 × gold')
    expect(sayAnswer(d, { keep: 0 })).toBe('nothing')
  })
  test('an order', () => {
    const of = ['keep', 'tavern'].map(card)
    expect(sayAnswer(inOrder(of), ['tavern', 'keep'])).toBe('1st: Tavern; 2nd: Keep')
    const toSeats = inOrder(of, [
      { kind: 'seat', id: 1 },
      { kind: 'seat', id: 0 },
    ])
    expect(sayAnswer(toSeats, ['tavern', 'keep'])).toBe('Bo: Tavern; Anna: Keep')
  })
  test('each choice on its own, as the kernel words it', () => {
    const { say } = listen('en', ['Anna', 'Bo'])
    const order = inOrder(
      [card('keep'), 'gold'],
      [
        { kind: 'seat', id: 1 },
        { kind: 'place', id: 3 },
      ],
    )
    expect(inWords(order, ['keep', 'gold']).map(say)).toEqual(['Bo: Keep', '3rd: gold'])
    expect(inWords(split({ gold: 2 }), { gold: 2 }).map(say)).toEqual(['2 × gold'])
  })
  test('nothing was missing', () => expect(missing).toEqual([]))
})

describe('refusals', () => {
  const { sayWhy } = listen('en')
  test('cite the rule', () => {
    expect(sayWhy({ rule: 'TOY-1', key: 'toy.why.poor', args: { card: 'keep' } })).toBe('Keep costs too much. (TOY-1)')
    expect(sayWhy({ rule: 'TOY-2', key: 'kernel.too-few', args: { min: 2 } })).toBe(
      'At least 2 must be chosen. (TOY-2)',
    )
  })
  test('the kernel’s own have none', () => {
    expect(sayWhy({ rule: 'kernel.twice', key: 'kernel.twice' })).toBe('The same thing is chosen twice.')
  })
  test('its arguments are not the game’s', () => {
    const chess = speaker({
      locale: 'en',
      catalogues: { en },
      words: { namespaces: ['toy'], kinds: { seats: 'seat' } },
    })
    expect(chess.sayWhy({ rule: 'kernel.seats', key: 'kernel.seats', args: { seats: '2, 3' } })).toContain('2, 3')
  })
})

test('scores', () => {
  expect(listen('en').sayScore({ key: 'toy.score.cards', args: { points: 1 } })).toBe('1 point for cards')
})

describe('waiting', () => {
  const { sayWaiting, missing } = listen('en', ['Anna', 'Bo'])
  test('in the step’s own words', () => expect(sayWaiting('turn.act', [1])).toBe('Bo acts.'))
  test('for somebody unknown', () => expect(sayWaiting('turn.act', 'covert')).toContain('secret'))
  test('in general words where the step has none, and that is reported', () => {
    expect(sayWaiting('turn.other', [0, 1])).toBe('The table waits for Anna and Bo.')
    expect(missing).toEqual([{ locale: 'en', key: 'toy.step.turn.other', lacks: 'message' }])
  })
})

describe('what is missing never shows as a key', () => {
  test('English serves, and it is reported', () => {
    const { say, missing } = listen('pl')
    expect(say({ key: 'toy.only-english' })).toBe('Only in English.')
    expect(missing).toEqual([{ locale: 'pl', key: 'toy.only-english', lacks: 'message' }])
  })
  test('then the key as it reads', () => {
    const { say, sayAnswer, missing } = listen('en')
    expect(say({ key: 'toy.card.great-wall' })).toBe('Great wall')
    expect(sayAnswer(oneOf(['letBe']), 'letBe')).toBe('Let be')
    expect(say({ key: 'toy.card.7' })).toBe('7')
    expect(missing.map(m => m.key)).toEqual(['toy.card.great-wall', 'toy.option.letBe', 'toy.card.7'])
  })
  test('a message that does not parse', () => {
    const { say, missing } = listen('en')
    expect(say({ key: 'toy.broken' })).toBe('Broken')
    expect(missing).toEqual([{ locale: 'en', key: 'toy.broken', lacks: 'syntax' }])
  })
  test('a message that was not told what it needs', () => {
    const { say, missing } = listen('en')
    expect(say({ key: 'toy.needs' })).toBe('Needs')
    expect(missing).toEqual([{ locale: 'en', key: 'toy.needs', lacks: 'argument' }])
  })
  test('what a message does not use is not looked up', () => {
    const { say, missing } = listen('en')
    expect(say({ key: 'toy.do.end', args: { card: 'no-such-card' } })).toBe('End the turn')
    expect(missing).toEqual([])
  })
  test('names of the language itself are no keys', () => {
    expect(listen('en').say({ key: 'toString' })).toBe('To string')
  })
  test('a language nobody wrote is English', () => {
    const { language, say } = listen('tlh')
    expect(language).toBe('en')
    expect(say({ key: 'toy.do.end' })).toBe('End the turn')
  })
})
