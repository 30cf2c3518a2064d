import { join } from 'node:path';
import type { Cases } from '../modules/cases/index.ts';
import { createContent } from '../modules/content/index.ts';
import { createEmail } from '../modules/email/index.ts';
import { createMail } from '../modules/mail/index.ts';
import { createMarketing } from '../modules/marketing/index.ts';
import { createMessages } from '../modules/messages/index.ts';
import { networkOf } from '../plumbing/attempts/network-of.ts';
import { repositoryRoot } from '../settings/paths.ts';
import { keepBrand } from './brand.ts';
import type { Ground } from './ground.ts';
import type { Players } from './players.ts';

const sandboxPromotions = join(repositoryRoot, 'brand/promotions.json');

/** What the operator and the players write and read. */
export function createWords(ground: Ground, { identity }: Players, cases: Cases) {
  const { settings, brand, database, clock, ids, bus, log, outbox, random } = ground;
  const content = createContent({ pool: database.pool, clock, log, bus });
  const marketing = createMarketing({
    ...{ database, clock, ids, log, outbox, content },
    shippedFile: settings.mode === 'sandbox' ? sandboxPromotions : undefined,
  });
  const messages = createMessages({
    database,
    clock,
    bus,
    log,
    outbox,
    brandName: brand.name,
    languageOf: identity.languageOf,
    onQuestion: cases.takeQuestion,
  });
  const mail = createMail({
    ...{ database, clock, ids, log, networkOf },
    settings: settings.mail,
    senderName: brand.name,
    onContact: cases.takeContact,
    addresses: {
      Support: brand.supportEmail,
      Affiliates: brand.affiliatesEmail ?? brand.supportEmail,
      Marketing: brand.marketingEmail ?? brand.supportEmail,
    },
  });
  const email = createEmail({
    ...{ pool: database.pool, random, outbox, brandName: brand.name, sendMail: mail.send },
    confirmPlayer: identity.confirmPlayer,
    languageOf: identity.languageOf,
  });
  return { content, brand: keepBrand(ground, content), marketing, messages, mail, email };
}

export type Words = ReturnType<typeof createWords>;
