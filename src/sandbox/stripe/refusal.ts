interface Details {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  param?: string;
  decline_code?: string;
}

/** A request that Stripe refuses, in the shape of its error object. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  get body(): object {
    const { code } = this.details;
    return {
      error: {
        type: 'invalid_request_error',
        message: this.message,
        ...this.details,
        ...(code && { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
      },
    };
  }
}

export const noSuch = (kind: string, id: string, param = 'id'): StripeRefusal =>
  new StripeRefusal(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
