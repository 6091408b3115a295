import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ErrorFilter } from './common/errors/error.filter.js';
import { BodyGuard } from './common/http/body.guard.js';
import { JsonBodyInterceptor } from './common/http/json-body.interceptor.js';
import { QueryGuard } from './common/http/query.guard.js';
import { validationPipe } from './common/validation/validate.js';
import type { Config } from './config/config.js';
import { DemoModule } from './demo/demo.module.js';
import { RateLimitGuard } from './infra/rate-limit/rate-limit.guard.js';
import { AnalyticsModule } from './modules/analytics/analytics.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { CareModule } from './modules/care/care.module.js';
import { ContactModule } from './modules/contact/contact.module.js';
import { ContestModule } from './modules/contest/contest.module.js';
import { MailingModule } from './modules/mailing/mailing.module.js';
import { NoticesModule } from './modules/notices/notices.module.js';
import { OpsModule } from './modules/ops/ops.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { SiteModule } from './modules/site/site.module.js';
import { SongsModule } from './modules/songs/songs.module.js';
import { TextsModule } from './modules/texts/texts.module.js';
import { platform, prepareToServe } from './platform.js';

@Module({})
export class ApiModule {
  static forRoot(config: Config, prepare = prepareToServe): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ...platform(config, 'api', prepare),
        AuthModule,
        CareModule,
        SongsModule,
        ContestModule,
        AnalyticsModule,
        ContactModule,
        MailingModule,
        NoticesModule,
        OpsModule,
        PrivacyModule,
        SiteModule,
        TextsModule,
        DemoModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: QueryGuard },
        { provide: APP_GUARD, useClass: BodyGuard },
        { provide: APP_INTERCEPTOR, useClass: JsonBodyInterceptor },
        { provide: APP_PIPE, useValue: validationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
