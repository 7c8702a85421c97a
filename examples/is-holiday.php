<?php
$body = file_get_contents('http://localhost:4321/api/week.json?province=on');
$isHoliday = json_decode($body)->isHoliday ?? exit(2);
var_export($isHoliday);
