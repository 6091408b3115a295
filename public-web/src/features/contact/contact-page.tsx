import { PageMeta } from '../../components/page-meta';
import { SocialLinks } from '../../components/social-links';
import { contact as m } from '../../messages/contact';
import { ContactForm } from './contact-form';

export function ContactPage() {
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-10 pt-12 md:pt-16 lg:grid-cols-[1.15fr_1.3fr]">
      <PageMeta title={m.title} description={m.description} path="/contact" />
      <div>
        <h1 className="text-4xl">{m.title}</h1>
        <p className="mt-4 max-w-[46ch] text-lg text-ink-2">{m.intro}</p>
        <h2 className="mt-10 mb-2 text-xl">{m.social}</h2>
        <SocialLinks />
      </div>
      <ContactForm />
    </div>
  );
}
