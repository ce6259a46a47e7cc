import { searchSteps } from '../../korean/search-steps';
import type { BuiltInAnswer } from '../answer';
import type { Knowledge } from '../knowledge';
import { isNamed } from '../retrieve/exclusion-rules';
import { fitsOfAny } from '../retrieve/fit-rules';
import type { Good, Goods } from '../retrieve/goods-index';
import { meetsSizes } from '../retrieve/size-rules';
import { readBudget } from '../understand/read-budget';
import { readPeople } from '../understand/read-people';
import { squeeze } from '../understand/squeeze';
import type { Label } from './read-voices';

type Judged = { reply: BuiltInAnswer; screen: Good[]; goods: Goods; knowledge: Knowledge };

/** Strictly: what is wrong with an answer to a call that a person has labelled; null when all of it is right. */
export function faultOf(label: Label, judged: Judged): string | null {
  const { reply, screen } = judged;
  const { decision } = reply;
  const { kind } = decision;
  const one = (key: string): string | undefined => label.values[key]?.[0]?.meaning;
  const items = (label.values.item ?? []).flatMap(({ text }) =>
    text === 'all' ? screen : (screen[Number(text) - 1] ?? []),
  );
  const isOneOf = (...kinds: string[]) => (kinds.includes(kind) ? null : `is ${kind}`);
  switch (label.name) {
    case 'service_fact': {
      const beside = decision.kind === 'products' ? (decision.facts ?? []) : [];
      if (decision.kind !== 'service' && beside.length === 0) return `is ${kind}`;
      const told = [...(decision.kind === 'service' ? [decision.topic, ...(decision.also ?? [])] : beside)].map(
        ({ topic }) => topic,
      );
      return told.includes(one('id')!) ? null : `tells ${told.join()}`;
    }
    case 'search_goods':
      return faultOfGoods(label, judged);
    case 'narrow':
      if (items.length > 0) return reply.goods[0]?.id === items[0]?.id ? null : 'is of another one';
      return faultOfGoods(label, judged);
    case 'add': {
      const told = ['allergy', 'health', 'diet', 'whom'].flatMap((key) => label.values[key] ?? []);
      const missed = told.filter(({ text, meaning }) => !isHeld([text, meaning], judged));
      return missed.length > 0 ? `does not hold ${missed.map(({ text }) => text).join()}` : null;
    }
    case 'take_back':
      return kind === 'take-back' ||
        reply.held.returned.length > 0 ||
        reply.suggestions.some((each) => /괜찮/.test(each))
        ? null
        : 'nothing back';
    case 'look_around':
      if (decision.kind !== 'open-boards') return `is ${kind}`;
      return (label.values.want ?? []).every(({ meaning }) => {
        const wanted = squeeze(meaning);
        return decision.query.topics.some(
          ({ find, say }) => find.includes(wanted) || say.includes(wanted) || wanted.includes(say),
        );
      })
        ? null
        : 'another thing is looked for';
    case 'compare':
    case 'unit_price':
    case 'sum': {
      const wanted = { compare: ['compare', 'units'], unit_price: ['units', 'compare'], sum: ['both'] }[label.name];
      if (!wanted.includes(kind)) return `is ${kind}`;
      const shown = new Set(reply.goods.map(({ id }) => id));
      return items.every(({ id }) => shown.has(id)) ? null : 'is of others';
    }
    case 'share': {
      if (kind !== 'split' && kind !== 'both' && kind !== 'board') return `is ${kind}`;
      if (items.length > 0 && kind === 'split' && reply.goods[0]?.id !== items[0]?.id) return 'is of another one';
      const people = one('people') ? readPeople(label.values.people![0]!.text).people : null;
      return people === null || !('people' in decision) || decision.people === people ? null : 'for other people';
    }
    case 'detail':
      if (kind === 'board') return null;
      if (!['detail', 'units', 'advice'].includes(kind)) return `is ${kind}`;
      return items.length === 0 || kind === 'advice' || items.some(({ id }) => id === reply.goods[0]?.id)
        ? null
        : 'is of another one';
    case 'open_purchase':
      return decision.kind === 'service' && decision.topic.topic.startsWith('open') ? null : `is ${kind}`;
    case 'my_purchase':
      return decision.kind === 'service' ? null : `is ${kind}`;
    case 'advice':
      return isOneOf('advice', 'worry', 'emergency');
    case 'danger':
      return isOneOf('emergency', 'worry');
    case 'refuse':
      if (
        decision.kind === 'talk' &&
        decision.talk.kind !== 'refuse' &&
        one('id') !== 'offtopic' &&
        one('id') !== 'abuse'
      )
        return `is ${decision.talk.kind}`;
      if (
        decision.kind === 'service' &&
        ['open-barred', 'report', 'delivery', 'privacy', 'personal-number'].includes(decision.topic.topic)
      )
        return null;
      return isOneOf('talk', 'none', 'worry', 'emergency');
    case 'small_talk':
      return isOneOf('talk');
    case 'ask_back':
      return isOneOf('ask', 'doubt');
    default:
      return null;
  }
}

function isHeld(words: readonly string[], { reply }: Judged): boolean {
  const said = words.map(squeeze);
  return reply.held.excluded.some(
    ({ key, label, words: own, guard }) =>
      guard !== undefined ||
      said.some(
        (word) => word.includes(squeeze(label)) || squeeze(label).includes(word) || key === word || own.includes(word),
      ),
  );
}

/** What the shop's own search finds for a word, and what an operator's synonym stands for. */
function searched(word: string, { goods, knowledge }: Judged): Set<Good> {
  const found = new Set<Good>();
  for (const step of searchSteps(word)) {
    const ranked = goods.all
      .map((good) => ({ good, rank: step.rank(good.fields) }))
      .filter(({ rank }) => rank !== null)
      .toSorted((a, b) => b.rank! - a.rank!);
    for (const { good } of ranked.slice(0, 12)) found.add(good);
    if (found.size > 0) break;
  }
  const squeezed = squeeze(word);
  const synonym = knowledge.synonyms.find(({ say }) => say.includes(squeezed));
  const fits = fitsOfAny(goods, synonym ? [squeezed, ...synonym.find] : [squeezed], null);
  const best = Math.max(0, ...fits.values());
  for (const [good, fit] of fits) if (fit >= 5 && fit >= best * 0.6) found.add(good);
  return found;
}

function faultOfGoods(label: Label, judged: Judged): string | null {
  const { reply, screen } = judged;
  const { values } = label;
  const wants = (values.want ?? []).map(({ meaning }) => ({ meaning, found: searched(meaning, judged) }));
  const sold = wants.filter(({ found }) => found.size > 0);
  const first = reply.goods.slice(0, 3);
  if (wants.length > 0 && sold.length === 0) {
    const says = reply.goods.length === 0 || /없어|찾지 못/.test(reply.text);
    return says ? null : 'does not say that it is not sold';
  }
  if (reply.goods.length === 0) return `no goods (${reply.decision.kind})`;
  if (!['products', 'units', 'detail', 'split'].includes(reply.decision.kind)) return `is ${reply.decision.kind}`;
  const missed = sold.find(({ found }) => !first.some((good) => found.has(good)));
  if (missed) return `no ${missed.meaning} among the first three`;
  const pool = sold.length > 0 ? [...new Set(sold.flatMap(({ found }) => [...found]))] : judged.goods.all;
  for (const { meaning } of values.attr ?? []) {
    const word = squeeze(meaning);
    const has = ({ line }: Good) => squeeze(line).includes(word);
    if (word.length > 1 && sold.length > 0 && pool.some(has) && !first.some(has)) return `not ${meaning}`;
  }
  for (const { meaning } of values.no ?? []) {
    const word = squeeze(meaning);
    if (
      word.length > 1 &&
      first.some((good) => isNamed(good, { words: [word] })) &&
      pool.some((good) => !isNamed(good, { words: [word] }))
    )
      return `${meaning} is shown`;
  }
  for (const key of ['max', 'min'] as const) {
    const text = values[key]?.[0]?.text;
    const budget = text === undefined ? null : readBudget(`${text} ${key === 'max' ? '이하' : '이상'}`).budget;
    const people = readPeople(values.people?.[0]?.text ?? '').people ?? 4;
    const cost = (price: number) => (values.each ? Math.floor(price / people) : price);
    if (budget?.max != null && reply.goods.some(({ price }) => cost(price) > budget.max!)) return `above ${text}`;
    if (budget?.min != null && reply.goods.some(({ price }) => cost(price) < budget.min!)) return `below ${text}`;
  }
  for (const { meaning } of [...(values.size ?? []), ...(values.count ?? [])]) {
    const size = /(\d+(?:\.\d+)?)\s?(kg|키로|킬로|g|그램|ml|미리|l|리터|개|매|롤|구|장|병|캔|봉|팩)/i.exec(meaning);
    if (!size) continue;
    const unit = { 키로: 'kg', 킬로: 'kg', 그램: 'g', 미리: 'ml', 리터: 'l' }[size[2]!] ?? size[2]!.toLowerCase();
    const told = `${size[1]}${unit}`;
    if (
      pool.some(({ name }) => meetsSizes(name, [told])) &&
      sold.length > 0 &&
      !first.some(({ name }) => meetsSizes(name, [told]))
    )
      return `not ${meaning}`;
  }
  if (screen.length > 0 && label.name === 'narrow') {
    const sort = values.sort?.[0]?.text;
    const prices = screen.map(({ price }) => price);
    if (sort === 'cheap' && reply.goods[0]!.price > Math.min(...prices) && !/못했|없/.test(reply.text))
      return 'not cheaper';
    if (sort === 'dear' && reply.goods[0]!.price < Math.max(...prices) && !/못했|없/.test(reply.text))
      return 'not dearer';
    if (values.other && screen.some(({ id }) => id === reply.goods[0]!.id)) return 'the same again';
  }
  return null;
}
