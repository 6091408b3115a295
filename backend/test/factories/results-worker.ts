import { AuditLog } from '../../src/modules/audit/audit-log.service.js';
import { AuditSealer } from '../../src/modules/audit/seals/audit-sealer.js';
import { PublishedChains } from '../../src/modules/audit/seals/published-chains.service.js';
import { EntryLinks } from '../../src/modules/contest/entries/entry-links/entry-links.service.js';
import { Announcements } from '../../src/modules/contest/results/announcement/announcements.js';
import { ResultBundles } from '../../src/modules/contest/results/bundle/result-bundles.js';
import { OfferTimes } from '../../src/modules/contest/results/prize/offer-times.service.js';
import { Offers } from '../../src/modules/contest/results/prize/offers.service.js';
import { PrizeNews } from '../../src/modules/contest/results/prize/prize-news.service.js';
import { ResultsSweep } from '../../src/modules/contest/results/results.sweep.js';
import { ChangeTopics } from '../../src/infra/changes/change-topics.js';
import { MailingService } from '../../src/modules/mailing/mailing.service.js';
import type { TestApp } from '../app.js';

/** The parts of the worker that take the steps of a result when a test says so. A worker would take them by itself, and send the emails. */
export function resultsWorkerOf(app: TestApp) {
  const { dataSource } = app;
  const changes = app.get(ChangeTopics);
  const sealer = new AuditSealer(dataSource, changes);
  const bundles = new ResultBundles(dataSource, new PublishedChains(dataSource));
  const announcements = new Announcements(
    dataSource,
    changes,
    app.get(AuditLog),
    app.get(EntryLinks),
    app.get(MailingService),
  );
  const sweep = new ResultsSweep(
    bundles,
    announcements,
    app.get(Offers),
    app.get(OfferTimes),
    app.get(PrizeNews),
  );
  return { sealer, bundles, announcements, sweep };
}
