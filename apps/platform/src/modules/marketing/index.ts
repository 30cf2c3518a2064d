import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import { createDueWorker } from '@harmattan/process/due-worker';
import type { Database } from '../../plumbing/db/database.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Content } from '../content/index.ts';
import { hasNews, readMoneyPassed } from '../wallet/index.ts';
import { affiliateReport, type ReportWish } from './campaigns/affiliate-report.ts';
import { type CampaignRow, listLinks } from './campaigns/campaign-links-store.ts';
import { type CountDeps, countMoney } from './campaigns/count-money.ts';
import { consumer, countSlice } from './campaigns/count-slice.ts';
import { type LinkWish, saveLink } from './campaigns/save-link.ts';
import { takeRegistration } from './campaigns/take-registration.ts';
import { filedHome, readBannerDocument, readHomeDocument } from './front/front-documents.ts';
import { showFront } from './front/show-front.ts';
import type { MarketingDeps } from './marketing-deps.ts';
import { fillSandbox } from './promotions/fill-sandbox.ts';
import { documentsOf, readCategoryDocument, readPromotionDocument } from './promotions/promotion-document.ts';
import { readPromotionFile } from './promotions/promotion-file.ts';
import { listAudit, readList } from './promotions/promotions-store.ts';
import { readPublished } from './promotions/published-promotions.ts';
import { replacePromotions } from './promotions/replace-promotions.ts';
import { marketingRoutes } from './routes.ts';
import { serveBanners } from './serve-banners.ts';

export type { ReportProblem, ReportWish } from './campaigns/affiliate-report.ts';
export type { CampaignRow } from './campaigns/campaign-links-store.ts';
export type { RefcodeRow } from './campaigns/campaigns-store.ts';
export { canonicalRefcode } from './campaigns/refcode.ts';

export interface MarketingOptions {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Log;
  outbox: Outbox;
  content: Pick<Content, 'published'>;
  /** The promotions that the sandbox fills itself from. Unset: there are those that an operator writes. */
  shippedFile?: string | undefined;
}

const auditRowsMax = 100;
const everyMs = 5_000;

/** What players are told of, and through whom they come. */
export function createMarketing({ database, clock, ids, log, outbox, content, shippedFile }: MarketingOptions) {
  const deps: MarketingDeps = {
    ...{ ...countDeps(database), ids, clock, content },
    published: readPublished(content.published),
  };
  outbox.consume('identity.registered', (fact) => takeRegistration(deps.pool, fact));
  const count: Job = { name: 'count-referred-money', every: '*/10 * * * *', run: () => countMoney(deps) };
  const counting = createDueWorker({
    ...{ pool: deps.pool, clock, everyMs, isDue: hasNews(consumer) },
    runNext: () => countSlice(deps),
    onError: (error) => log.error({ err: error }, 'the revenue of campaigns could not be counted'),
  });
  return {
    handlers: marketingRoutes(deps),
    serveBanners,
    jobs: [count],
    async start(): Promise<void> {
      if (shippedFile !== undefined) await fillSandbox(deps.pool, { path: shippedFile, log });
    },
    work: { start: counting.start, stop: counting.stop },

    /** For the operator. Each word is kept with who gave it, and what was there before. */
    replacePromotions: (word: Parameters<typeof replacePromotions>[1]) => replacePromotions(deps.pool, word),
    /** Promotions and categories of the file, as the office goes on from them. */
    filedPromotions: async () => {
      const read = readPromotionFile((await readList(deps.pool)).file);
      return documentsOf('file' in read ? read.file : { categories: [], promotions: [] });
    },
    readPromotionDocument,
    readCategoryDocument,
    readBannerDocument,
    readHomeDocument,
    filedHome,
    /** What the page must know of home and lobby before its first call. */
    showFront: () => showFront(deps),
    promotionsAudit: () => listAudit(deps.pool, auditRowsMax),
    affiliateReport: (wish: ReportWish) => affiliateReport(deps, wish),
    listLinks: (): Promise<CampaignRow[]> => listLinks(deps.pool),
    saveLink: (wish: LinkWish) => saveLink(deps.pool, wish),
  };
}

export type Marketing = ReturnType<typeof createMarketing>;

/** The report by itself, for a command beside a running platform. */
export function createAffiliateReport(database: Database) {
  const deps = countDeps(database);
  return (wish: ReportWish) => affiliateReport(deps, wish);
}

function countDeps(database: Database): CountDeps {
  return {
    pool: database.pool,
    moneyPassed: readMoneyPassed,
  };
}
