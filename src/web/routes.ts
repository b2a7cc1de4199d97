import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('pages/shell/public-layout.tsx', [
    index('pages/public/landing.tsx'),
    route('pricing', 'pages/public/pricing.tsx'),
    route('why-us', 'pages/public/why-us.tsx'),
    route('demo', 'pages/public/demo.tsx'),
    route('terms', 'pages/public/terms.tsx'),
    route('privacy', 'pages/public/privacy.tsx'),
    route('help', 'pages/public/help.tsx'),
    route('login', 'pages/public/login.tsx'),
    route('signup', 'pages/public/signup.tsx'),
    route('reset-password', 'pages/public/reset-password.tsx'),
    // The server sends this file, with the status 404, for a path that doesn't exist.
    route('404', 'pages/public/not-found.tsx', { id: 'not-found-file' }),
    route('*', 'pages/public/not-found.tsx'),
  ]),
  layout('pages/shell/guarded-layout.tsx', [
    route('plan-selection', 'pages/app/plan-selection.tsx'),
    layout('pages/shell/app-layout.tsx', [
      route('dashboard', 'pages/app/dashboard.tsx'),
      route('onboarding', 'pages/app/onboarding.tsx'),
      route('source-bot', 'pages/app/source-bot.tsx'),
      route('emailer-bot', 'pages/app/emailer-bot.tsx'),
      route('products/import', 'pages/app/import.tsx'),
      route('settings', 'pages/app/settings.tsx'),
      route('profile', 'pages/app/profile.tsx'),
      route('manage-billing', 'pages/app/manage-billing.tsx'),
      route('buy-credits', 'pages/app/buy-credits.tsx'),
      route('plans', 'pages/app/plans.tsx'),
      route('admin', 'pages/app/admin.tsx', [
        index('pages/app/admin/overview.tsx'),
        route('people', 'pages/app/admin/people.tsx'),
        route('people/:id', 'pages/app/admin/person.tsx'),
        route('inquiries', 'pages/app/admin/inquiries.tsx'),
        route('global-settings', 'pages/app/admin/global-settings.tsx'),
        route('audit', 'pages/app/admin/audit.tsx'),
        route('database', 'pages/app/admin/database.tsx'),
        route('server', 'pages/app/admin/server.tsx'),
        route('security', 'pages/app/admin/security.tsx'),
        route('logs', 'pages/app/admin/logs.tsx'),
        route('backups', 'pages/app/admin/backups.tsx'),
        route('system', 'pages/app/admin/system.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
