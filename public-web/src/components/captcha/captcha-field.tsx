import { cleanIdentifier } from '@paattu/shared/pasted';
import { CAPTCHA_LENGTH } from '@paattu/shared/rules';
import { useId, type Ref } from 'react';
import { BusyButton } from '../busy-button';
import { Icon } from '../icon';
import { useTranslations } from '../../translations/use-translations';
import type { Captcha } from './use-captcha';

interface CaptchaFieldProps {
  captcha: Captcha;
  text: string;
  error?: string;
  readOnly: boolean;
  onChange(text: string): void;
  input: Ref<HTMLInputElement>;
}

export function CaptchaField({ captcha, text, error, readOnly, onChange, input }: CaptchaFieldProps) {
  const t = useTranslations('entry-form');
  const id = useId();
  const message =
    captcha.result === 'mismatch'
      ? t.form.captchaMismatch
      : captcha.captcha && captcha.failed
        ? t.form.captchaFailed
        : captcha.workFailed
          ? t.form.captchaWorkFailed
          : error;
  return (
    <div className="field">
      <label htmlFor={id}>{t.form.labels.captchaText}</label>
      <div className="flex flex-wrap items-center gap-3">
        <span className="captcha-picture">
          {captcha.captcha ? (
            <img src={captcha.captcha.image} alt={t.form.captchaAlt} />
          ) : (
            <span className="px-2 text-center text-sm text-ink-2">
              {captcha.failed && t.form.captchaFailed}
            </span>
          )}
        </span>
        <BusyButton
          className="chip"
          busy={captcha.loading || captcha.isWorking || readOnly}
          onClick={() => {
            if (captcha.isWorking || readOnly) return;
            onChange('');
            captcha.refresh();
          }}
        >
          <Icon name="refresh" size={18} /> {t.form.newCaptcha}
        </BusyButton>
        <BusyButton
          className="chip"
          busy={!captcha.captcha || captcha.loading || captcha.isWorking || readOnly}
          onClick={() => {
            if (captcha.loading || captcha.isWorking || readOnly) return;
            onChange('');
            captcha.work();
          }}
        >
          {t.form.unseenCaptcha}
        </BusyButton>
      </div>
      <input
        ref={input}
        id={id}
        className="input max-w-48 tracking-[0.2em]"
        value={text}
        readOnly={readOnly || captcha.isWorking}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-hint ${id}-result`}
        onChange={({ currentTarget: { value } }) => {
          // Cut here, not by the field: a pasted code may have blanks.
          const code = cleanIdentifier(value).replaceAll(' ', '').slice(0, CAPTCHA_LENGTH);
          onChange(code);
          captcha.check(code);
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t.form.captchaHint}
      </p>
      <p id={`${id}-result`} role="status" className="min-h-6 text-sm">
        {message ? (
          <span className="field-error">{message}</span>
        ) : captcha.renewed ? (
          t.form.captchaRenewed
        ) : captcha.isWorking ? (
          t.form.captchaWorking
        ) : (
          captcha.result === 'match' && (
            <span className="inline-flex items-center gap-1.5 font-medium text-leaf">
              <Icon name="check" size={18} /> {t.form.captchaMatch}
            </span>
          )
        )}
      </p>
    </div>
  );
}
