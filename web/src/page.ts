import { mount } from 'svelte';
import App from './App.svelte';
import './look/look.css';
import { afterPaint } from './shell/later';
import { watchForMishaps } from './shell/mishaps.svelte';
import { serveOffline } from './shell/offline.svelte';

watchForMishaps();
const app = document.getElementById('app')!;
// What stood there was for the case that we do not come so far.
app.replaceChildren();
mount(App, { target: app });
afterPaint(serveOffline);
