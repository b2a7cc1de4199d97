import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** What a page may load. `scriptHashes` are those of the inline scripts that stand in it. */
export function contentSecurityPolicy(scriptHashes: readonly string[] = []): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Measured positions and the styles inlined into public pages: style attributes can't be hashed.
    "style-src 'self' 'unsafe-inline'",
    // Product pictures stand on the marketplaces' own hosts.
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The hashes of a page's inline scripts, as a content security policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(
    ([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`,
  );
}

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Links with a token in them (password reset) must not travel on.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** On every answer; one that brought a header of its own (a page with its hashes) keeps it. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = {
    ...ALWAYS,
    'content-security-policy': contentSecurityPolicy(),
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : undefined),
  };
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
