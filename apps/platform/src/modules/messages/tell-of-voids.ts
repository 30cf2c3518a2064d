import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { LetterLanguage } from './payment-letters.ts';
import type { Write } from './write.ts';

const voided = z.object({
  id: z.uuid(),
  playerId: z.string().transform(BigInt),
  number: z.string(),
  stakeMinor: z.string().transform(BigInt),
  /** Less than the stake where parts of it were sold. A fact from before has none: then it was the stake. */
  givenBackMinor: z.string().transform(BigInt).optional(),
  ground: z.enum(['price', 'late', 'match']),
});

type Voided = Pick<z.output<typeof voided>, 'number' | 'stakeMinor' | 'ground'> & { givenBackMinor: bigint };

interface Words {
  header: (number: string) => string;
  error: (number: string) => string;
  /** All of the stake came back, or what was left of it. */
  stake: (amount: string) => string;
  rest: (amount: string) => string;
  grounds: Record<Voided['ground'], string>;
  rules: string;
}

const words: Record<LetterLanguage, Words> = {
  en: {
    header: (number) => `Your bet ${number} is void`,
    error: (number) => `We made an obvious error in your bet ${number} and had to void it. `,
    stake: (amount) => `Your stake of ${amount} is in your balance again. `,
    rest: (amount) => `What was left of your stake, ${amount}, is in your balance again. `,
    grounds: {
      price: 'The price was plainly wrong.',
      late: 'The bet was taken after its outcome was known.',
      match: 'The match or the market was offered wrongly.',
    },
    rules:
      'What counts as an obvious error is written in our [betting rules](/BettingRules). [Contact us](/contact) if you disagree.',
  },
  sw: {
    header: (number) => `Mkeka wako ${number} umebatilishwa`,
    error: (number) => `Tulifanya kosa la wazi katika mkeka wako ${number} na ilibidi tuubatilishe. `,
    stake: (amount) => `Dau lako la ${amount} liko tena kwenye salio lako. `,
    rest: (amount) => `Sehemu iliyobaki ya dau lako, ${amount}, iko tena kwenye salio lako. `,
    grounds: {
      price: 'Odi ilikuwa na kosa la wazi.',
      late: 'Mkeka ulipokelewa baada ya matokeo yake kujulikana.',
      match: 'Mechi au soko liliwekwa kimakosa.',
    },
    rules:
      'Kinachohesabika kuwa kosa la wazi kimeandikwa katika [kanuni zetu za mikeka](/BettingRules). [Wasiliana nasi](/contact) usipokubaliana.',
  },
  zh: {
    header: (number) => `您的投注 ${number} 已作废`,
    error: (number) => `您的投注 ${number} 出现了我们的明显错误，我们不得不将其作废。`,
    stake: (amount) => `本金 ${amount} 已退回您的余额。`,
    rest: (amount) => `剩余本金 ${amount} 已退回您的余额。`,
    grounds: {
      price: '赔率明显有误。',
      late: '投注在结果已知之后才被接受。',
      match: '比赛或盘口开设有误。',
    },
    rules: '何为明显错误，见我们的[投注规则](/BettingRules)。如有异议，请[联系我们](/contact)。',
  },
};

/** What a player reads about a bet that was voided for an obvious error. */
export function voidLetter(
  language: LetterLanguage,
  { number, stakeMinor, givenBackMinor, ground }: Voided,
): { header: string; text: string } {
  const { header, error, stake, rest, grounds, rules } = words[language];
  const amount = `${market.currency} ${formatMajor(givenBackMinor)}`;
  const said = error(number) + (givenBackMinor < stakeMinor ? rest(amount) : stake(amount));
  return { header: header(number), text: `${said}${grounds[ground]}\n\n${rules}` };
}

interface Options {
  outbox: Outbox;
  write(word: Write): Promise<unknown>;
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

/** A player whose bet was voided finds a message about it: once, by its key. */
export function tellOfVoids({ outbox, write, languageOf }: Options): void {
  outbox.consume('book.ticket-voided', async ({ payload }) => {
    const { id, playerId, givenBackMinor, ...bet } = voided.parse(payload);
    const language = await languageOf(playerId);
    const letter = voidLetter(language, { ...bet, givenBackMinor: givenBackMinor ?? bet.stakeMinor });
    await write({ playerId, key: `void:${id}`, actor: 'platform', isAutomatic: true, ...letter });
  });
}
