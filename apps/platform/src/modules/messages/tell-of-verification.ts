import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { LetterLanguage } from './payment-letters.ts';
import type { Write } from './write.ts';

const decided = z.object({
  id: z.uuid(),
  version: z.int(),
  playerId: z.string().transform(BigInt),
  about: z.enum(['number', 'identity-card', 'passport', 'driving-licence', 'voter-card', 'selfie']),
  state: z.enum(['accepted', 'again', 'refused']),
  reason: z.enum(['NOT_FOUND', 'OTHER_PERSON']).nullable(),
  text: z.string().nullable(),
});

type Decided = z.infer<typeof decided>;

interface Words {
  about: Record<Decided['about'], string>;
  headers: Record<Decided['state'], string>;
  texts: Record<Decided['state'], (about: string) => string>;
  reasons: Record<NonNullable<Decided['reason']>, string>;
  reason: string;
}

const words: Record<LetterLanguage, Words> = {
  en: {
    about: {
      number: 'identity number',
      'identity-card': 'identity card',
      passport: 'passport',
      'driving-licence': 'driving licence',
      'voter-card': 'voter card',
      selfie: 'selfie',
    },
    headers: {
      accepted: 'Your verification: accepted',
      again: 'Your verification: please send it again',
      refused: 'Your verification: not accepted',
    },
    texts: {
      accepted: (about) =>
        `We have accepted your ${about}. [Verification](/verification) shows your level and what it allows.`,
      again: (about) => `We need your ${about} once more. [Verification](/verification) is where you send it.`,
      refused: (about) => `We did not accept your ${about}. [Contact us](/contact) if you think that this is wrong.`,
    },
    reasons: {
      NOT_FOUND: 'the register has no such number. Check the digits.',
      OTHER_PERSON: 'the register has another name and birth date for this number. Check the number and your details.',
    },
    reason: 'Our reason',
  },
  sw: {
    about: {
      number: 'namba yako ya utambulisho',
      'identity-card': 'kitambulisho chako',
      passport: 'pasipoti yako',
      'driving-licence': 'leseni yako ya udereva',
      'voter-card': 'kadi yako ya mpiga kura',
      selfie: 'picha yako ya selfi',
    },
    headers: {
      accepted: 'Uthibitisho wako: umekubaliwa',
      again: 'Uthibitisho wako: tafadhali tuma tena',
      refused: 'Uthibitisho wako: haukukubaliwa',
    },
    texts: {
      accepted: (about) =>
        `Tumekubali ${about}. [Uthibitisho](/verification) unaonyesha kiwango chako na kinachoruhusiwa.`,
      again: (about) => `Tunahitaji ${about} mara moja zaidi. Itume kwenye [Uthibitisho](/verification).`,
      refused: (about) => `Hatukukubali ${about}. [Wasiliana nasi](/contact) kama unadhani hii si sahihi.`,
    },
    reasons: {
      NOT_FOUND: 'rejista haina namba hiyo. Kagua tarakimu.',
      OTHER_PERSON: 'rejista ina jina na tarehe nyingine ya kuzaliwa kwa namba hii. Kagua namba na taarifa zako.',
    },
    reason: 'Sababu yetu',
  },
  zh: {
    about: {
      number: '身份号码',
      'identity-card': '身份证',
      passport: '护照',
      'driving-licence': '驾驶证',
      'voter-card': '选民证',
      selfie: '自拍照',
    },
    headers: {
      accepted: '您的身份验证：已通过',
      again: '您的身份验证：请重新提交',
      refused: '您的身份验证：未通过',
    },
    texts: {
      accepted: (about) => `您的${about}已通过审核。[身份验证](/verification)页面显示您的级别及其权限。`,
      again: (about) => `请再次提交您的${about}。请在[身份验证](/verification)页面提交。`,
      refused: (about) => `您的${about}未通过审核。如有异议，请[联系我们](/contact)。`,
    },
    reasons: {
      NOT_FOUND: '登记机构没有此号码。请核对数字。',
      OTHER_PERSON: '登记机构中此号码的姓名和出生日期与您的不同。请核对号码和您的资料。',
    },
    reason: '原因',
  },
};

interface Options {
  outbox: Outbox;
  write(word: Write): Promise<unknown>;
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

/** A player finds each decision on an identity number or a document, with its reason: once, by its key. */
export function tellOfVerification({ outbox, write, languageOf }: Options): void {
  outbox.consume('verification.decided', async ({ payload }) => {
    const { id, version, playerId, about, state, reason, text } = decided.parse(payload);
    const said = words[await languageOf(playerId)];
    const why = text ?? (reason && said.reasons[reason]);
    const letter = said.texts[state](said.about[about]);
    await write({
      ...{ playerId, key: `verification:${id}:${version}`, actor: 'platform', isAutomatic: true },
      header: said.headers[state],
      text: why === null ? letter : `${letter}\n\n${said.reason}: ${why}`,
    });
  });
}
