<?php
$url = 'http://localhost:4321/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240&rate=14&worked=8';
// Without this, file_get_contents returns no body for an error response.
$context = stream_context_create(['http' => ['ignore_errors' => true]]);
$answer = json_decode(file_get_contents($url, false, $context));
if (isset($answer->detail)) {
    throw new RuntimeException($answer->detail);
}
echo $answer->holidayPay, ' ', $answer->forWork, ' ', $answer->total, PHP_EOL;
