import type { PageScan } from '../page/page-scan.ts';
import type { PageKind } from '../page/wording.ts';
import { type ApplicationForm, findContactForm, findTopicForm } from './application-forms.ts';

/** Doors for everybody and places among many, for where nothing else is known. */
export class LastForms {
  #market: ApplicationForm | undefined;
  #topic: ApplicationForm | undefined;
  #contact: ApplicationForm | undefined;
  #any: ApplicationForm | undefined;

  addMarket(form: ApplicationForm): void {
    this.#market ??= form;
  }

  take(scan: PageScan, kind: PageKind): void {
    this.#topic ??= findTopicForm(scan);
    const form = findContactForm(scan, kind);
    if (kind === 'contact') this.#contact ??= form;
    else this.#any ??= form;
  }

  get likeliest(): ApplicationForm | undefined {
    return this.#market ?? this.#topic ?? this.#contact ?? this.#any;
  }
}
